/** The caller went away before it had sent its whole body. That is its own affair and no fault of ours. */
export class CallerGone extends Error {
  override name = 'CallerGone'
}

/**
 * A body's bytes; null for one longer than `maxBytes`. They are counted, because the length a request declares may be false.
 * @throws CallerGone
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
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
