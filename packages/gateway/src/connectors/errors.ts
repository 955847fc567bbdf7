/**
 * `expired`: the session ended, and a new one can be opened. `reconnect`: a person must connect again. `refused`: the
 * system understood the call and refuses it. `not-found`, `too-large`: said of a file. `unavailable`: a later try may work.
 */
export type ConnectorProblem = 'expired' | 'reconnect' | 'refused' | 'not-found' | 'too-large' | 'unavailable'

/** A failed call to an applicant system. The message is for the log: it names calls, never values or tokens. */
export class ConnectorError extends Error {
  readonly problem: ConnectorProblem
  /** The tenants that a person may choose from, when the system offered several. */
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
