/** Receives unexpected errors. Never throws; the default does nothing. */
export interface Reporter {
  /** Returns a short reference that the user can give to support. */
  unexpected(error: unknown): string
}

export function createReporter(onUnexpected?: (error: unknown, reference: string) => void): Reporter {
  return {
    unexpected: (error) => {
      const reference = newReference()
      try {
        onUnexpected?.(error, reference)
      } catch {
        // A failure of the reporter is ignored, because there is nothing else to report it to.
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
