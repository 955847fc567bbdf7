import { ownAnswerCheck } from './check-answer.ts'
import { recordCall } from './record-call.ts'

/**
 * Checks every answer of a described call against `/openapi.json`, and records which test made the call.
 * @throws when the answer differs from the description
 */
export function holdToDescription(call: {
  method: string
  address: string
  /** What was sent, before it became JSON. */
  body: unknown
  response: Response
  text: string
}): void {
  const { method, response, text } = call
  const url = new URL(call.address, 'http://localhost')
  const check = ownAnswerCheck()
  const route = check.operationOf(method, url.pathname)
  if (route === null) return
  const { status } = response
  const updateType = url.searchParams.get('updateType') ?? (call.body as { updateType?: unknown } | null)?.updateType
  recordCall({ route, status, ...(typeof updateType === 'string' && { updateType }) })
  const contentType = response.headers.get('content-type') ?? ''
  const fault = check.fault({ method, path: url.pathname, status, contentType, text })
  if (fault !== null) throw new Error(`Off /openapi.json: ${fault}`)
}
