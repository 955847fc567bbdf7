import { setImmediate as nextTurn } from 'node:timers/promises'

/** Runs what it is given one a turn of the event loop, in order; between two of them everybody else gets on. */
export interface Turns {
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>
}

/**
 * A burst of sign-ins arrives in one turn of the loop, and each brings a millisecond or two of arithmetic and of messages to
 * the database: done at once they would hold up everybody else for all of theirs. Only what `work` does before it
 * first waits counts as its turn; how long it waits then holds nobody up.
 */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(work) {
      const turn = last.then(() => nextTurn())
      last = turn
      return turn.then(work)
    },
  }
}
