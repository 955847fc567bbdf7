/** Many callers may pass at once, except while one has entered. Then all others wait, in the order of their calls. */
export interface Gate {
  pass(): Promise<void>
  /** Resolves when it is this caller's turn, with the function that leaves again. */
  enter(): Promise<() => void>
}

export function createGate(): Gate {
  const waiting: { enters: boolean; go: () => void }[] = []
  let isTaken = false

  return {
    pass() {
      if (!isTaken) return Promise.resolve()
      return new Promise((resolve) => waiting.push({ enters: false, go: resolve }))
    },
    async enter() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push({ enters: true, go: resolve }))
      isTaken = true
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        leave()
      }
    },
  }

  function leave(): void {
    isTaken = false
    while (waiting.length > 0) {
      const next = waiting.shift()
      next?.go()
      if (next?.enters === true) {
        isTaken = true
        return
      }
    }
  }
}
