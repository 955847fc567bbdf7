import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'

/** Bytes on their way into storage, and what a row says of them. */
export interface NewBytes {
  key: string
  bytes: Uint8Array
  mediaType: string
}

/** What a row of files or outputs holds of its bytes: where they are stored, and how to tell that they are whole. */
export function factsOf({ key, bytes, mediaType }: NewBytes) {
  return {
    media_type: mediaType,
    size_bytes: bytes.length,
    storage_key: key,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/**
 * Stores bytes before their rows are written, so that a row never lacks its file. If the rows cannot be written, the
 * bytes are removed, since nothing would refer to them.
 */
export async function withBytes<Result>(
  context: Context,
  companyId: string,
  all: readonly NewBytes[],
  write: () => Promise<Result>,
): Promise<Result> {
  const removeAll = () => Promise.all(all.map(({ key }) => context.storage.delete(companyId, key)))
  try {
    await Promise.all(all.map(({ key, bytes, mediaType }) => context.storage.put(companyId, key, bytes, mediaType)))
    return await write()
  } catch (error) {
    await removeAll()
    throw error
  }
}
