import { Unzip, UnzipInflate } from 'fflate'
import { ParseFailure } from '../failure.ts'
import { MAX_INFLATE_RATIO, MAX_INFLATED_BYTES, MAX_ZIP_ENTRIES } from '../limits.ts'

/** Compressed bytes inflated in one step, so that the limits are checked before much has come out. */
const STEP_BYTES = 16_384
/** Small entries are not held to the ratio: repeated text expands far, and they harm nobody. */
const RATIO_FLOOR_BYTES = 1_000_000

/**
 * Inflates the entries that `wanted` chooses. Limits are checked on the bytes that really come out, because an archive
 * may lie about its sizes.
 * @throws ParseFailure `too_large` past a limit, `damaged` if the archive is broken.
 */
export function unzipEntries(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>()
  let count = 0
  let inflated = 0
  let failure: unknown = null
  const unzip = new Unzip((file) => {
    count += 1
    if (count > MAX_ZIP_ENTRIES) throw new ParseFailure('too_large')
    if (!wanted(file.name)) return
    const parts: Uint8Array[] = []
    let length = 0
    file.ondata = (error, chunk, final) => {
      if (error) failure = new ParseFailure('damaged', error)
      if (failure) return
      parts.push(chunk.slice())
      length += chunk.length
      inflated += chunk.length
      const packed = file.size ?? bytes.length
      if (inflated > MAX_INFLATED_BYTES || (length > RATIO_FLOOR_BYTES && length > packed * MAX_INFLATE_RATIO)) {
        failure = new ParseFailure('too_large')
      } else if (final) {
        entries.set(file.name, join(parts, length))
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let offset = 0; offset < bytes.length && !failure; offset += STEP_BYTES) {
      unzip.push(bytes.subarray(offset, offset + STEP_BYTES), offset + STEP_BYTES >= bytes.length)
    }
  } catch (error) {
    throw error instanceof ParseFailure ? error : new ParseFailure('damaged', error)
  }
  if (failure) throw failure
  return entries
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
