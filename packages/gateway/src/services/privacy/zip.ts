import { setImmediate as pause } from 'node:timers/promises'
import { Zip as ZipStream, ZipDeflate, ZipPassThrough } from 'fflate'

/** Collects files into a zip: small ones, since all of it is held in memory until it is finished. */
export interface Zip {
  /** Bytes so far. */
  readonly size: number
  add(name: string, bytes: Uint8Array, how: 'packed' | 'as it is'): Promise<void>
  finish(): Uint8Array
}

/** The same for every file, since the rows hold the times; it is the earliest the format allows. */
const NO_TIME = new Date(1980, 0, 1)
/** Bytes packed before other calls get their turn. */
const STEP_BYTES = 1_000_000

export function createZip(): Zip {
  const parts: Uint8Array[] = []
  let size = 0
  const zip = new ZipStream((error, part) => {
    if (error) throw error
    parts.push(part)
    size += part.length
  })
  return {
    get size() {
      return size
    },
    async add(name, bytes, how) {
      const file = how === 'packed' ? new ZipDeflate(name) : new ZipPassThrough(name)
      file.mtime = NO_TIME
      zip.add(file)
      for (let at = 0; at + STEP_BYTES < bytes.length; at += STEP_BYTES) {
        file.push(bytes.subarray(at, at + STEP_BYTES))
        await pause()
      }
      file.push(bytes.subarray(lastStep(bytes.length)), true)
    },
    finish() {
      zip.end()
      return Buffer.concat(parts)
    },
  }
}

/** Where the last step begins; the only one, where there are few bytes or none. */
function lastStep(length: number): number {
  return Math.max(0, Math.ceil(length / STEP_BYTES) - 1) * STEP_BYTES
}
