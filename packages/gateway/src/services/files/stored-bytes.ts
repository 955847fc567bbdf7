import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'

/** Bytes on their way into storage, and what a row says of them. */
export interface NewBytes {
  key: string
  bytes: Uint8Array
  mediaType: string
}

/** Where bytes lie and how one tells that they are whole: what a row of files or outputs holds of them. */
export function factsOf({ key, bytes, mediaType }: NewBytes) {
  return {
    media_type: mediaType,
    size_bytes: bytes.length,
    storage_key: key,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/**
 * Stores bytes, then writes their rows: a row never lacks its file. Where the rows cannot be written the bytes go again,
 * for nobody could ask for them.
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
