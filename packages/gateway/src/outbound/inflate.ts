import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate as inflateZlib } from 'node:zlib'
import { OutboundError } from './outbound-error.ts'

const inflaters = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflateZlib),
  br: promisify(brotliDecompress),
} as const

/** Undoes one content encoding, up to the most bytes allowed. We ask for none, but some systems send one. @throws OutboundError */
export async function inflate(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity' || bytes.byteLength === 0) return bytes
  if (!Object.hasOwn(inflaters, name)) throw new OutboundError('failed', 'an encoding that is not read')
  try {
    return await inflaters[name as keyof typeof inflaters](bytes, { maxOutputLength: maxBytes })
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new OutboundError(isTooLarge ? 'too-large' : 'failed', 'an answer that cannot be unpacked', cause)
  }
}
