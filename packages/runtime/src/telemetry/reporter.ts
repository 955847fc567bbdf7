/** Where unexpected errors go. Never throws; the default is silent. */
export interface Reporter {
  /** Answers a short reference a person can read out to support. */
  unexpected(error: unknown): string
}

export function createReporter(onUnexpected?: (error: unknown, reference: string) => void): Reporter {
  return {
    unexpected: (error) => {
      const reference = newReference()
      try {
        onUnexpected?.(error, reference)
      } catch {
        // A reporter that fails has nobody to report to.
      }
      return reference
    },
  }
}

function newReference(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return `${hex.slice(0, 4)}-${hex.slice(4)}`
}
