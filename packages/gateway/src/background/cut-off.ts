/** The reason of a job whose process ended while it ran. */
export const CUT_OFF = 'The process ended while this job ran'

/** The same, as the library says it where it finds out: after a missing heartbeat, or past the job's time. */
const LIBRARY_REASONS: readonly string[] = ['job heartbeat timeout', 'job timed out']

/** Whether the output of a job's last attempt says that it was cut off. */
export function isCutOff(output: object | null): boolean {
  const reason = output && 'value' in output ? output.value : output
  if (typeof reason !== 'object' || reason === null || !('message' in reason)) return false
  return reason.message === CUT_OFF || LIBRARY_REASONS.includes(String(reason.message))
}
