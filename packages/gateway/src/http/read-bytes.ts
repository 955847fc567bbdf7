/** The caller went away before it had sent its whole body. That is its own affair and no fault of ours. */
export class CallerGone extends Error {
  override name = 'CallerGone'
}

/**
 * A request's body; null for one longer than `maxBytes`. One that says so itself is refused unread. The others are
 * counted, because the length a request declares may be false.
 * @throws CallerGone
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > maxBytes) return null
      chunks.push(chunk)
    }
  } catch (cause) {
    // A body that is only read fails for one reason: its connection ended.
    throw new CallerGone('The caller went away', { cause })
  }
  return Buffer.concat(chunks)
}
