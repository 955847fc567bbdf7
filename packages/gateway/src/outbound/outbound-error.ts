/** `refused`: we did not ask. `failed`, `too-slow`, `too-large`: we asked in vain. */
export type OutboundProblem = 'refused' | 'failed' | 'too-slow' | 'too-large'

/** Names a problem and never the whole address, whose query may hold a secret. */
export class OutboundError extends Error {
  readonly problem: OutboundProblem

  constructor(problem: OutboundProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'OutboundError'
    this.problem = problem
  }
}
