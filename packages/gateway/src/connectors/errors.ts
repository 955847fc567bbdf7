/**
 * `expired`: the session is over, and a new one may be had. `reconnect`: only a person can bring it back. `refused`: it
 * understood and will not. `not-found`, `too-large`: the file. `unavailable`: later perhaps.
 */
export type ConnectorProblem = 'expired' | 'reconnect' | 'refused' | 'not-found' | 'too-large' | 'unavailable'

/** What an applicant system's answer means to us. Its message is for the log: it names calls, never values or tokens. */
export class ConnectorError extends Error {
  readonly problem: ConnectorProblem
  /** What a person may choose from, where several were offered. */
  readonly choices: readonly string[]

  constructor(problem: ConnectorProblem, message: string, more: { cause?: unknown; choices?: readonly string[] } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'ConnectorError'
    this.problem = problem
    this.choices = more.choices ?? []
  }
}

export function isConnectorError(error: unknown, ...problems: ConnectorProblem[]): error is ConnectorError {
  return error instanceof ConnectorError && (problems.length === 0 || problems.includes(error.problem))
}
