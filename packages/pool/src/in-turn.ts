import { setImmediate as nextTurn } from 'node:timers/promises'

/** Runs each `work` in a turn of the event loop of its own, in order, so that other work can run in between. */
export interface Turns {
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>
}

/**
 * A burst of sign-ins arrives in one turn of the loop, and each takes a millisecond or two of arithmetic and of messages to
 * the database. Done in one turn, they would hold everybody else up until the last was finished. Only what `work` does
 * before it first waits counts as its turn; while it waits, it holds nobody up.
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
