/** The little of the tar format we write and read: plain files, whole in memory one at a time. Any `tar` reads it. */

const BLOCK = 512
const NAME_BYTES = 100
const PREFIX_BYTES = 155

/** The bytes of one file in an archive: header, content, padding. */
export function tarEntry(name: string, bytes: Uint8Array, mode = 0o600): Buffer {
  const split = splitName(name)
  if (split !== null) return Buffer.concat([header(split.name, split.prefix, bytes.length, '0', mode), padded(bytes)])
  // Longer than the old header's two fields: a record of its own carries the name.
  const record = paxRecord('path', name)
  return Buffer.concat([
    header('long-name', '', record.length, 'x', mode),
    padded(record),
    header(name.slice(-NAME_BYTES).replace(/^[^a-z0-9]+/i, ''), '', bytes.length, '0', mode),
    padded(bytes),
  ])
}

export const tarEnd = Buffer.alloc(2 * BLOCK)

/** What reads bytes from somewhere; resolves with fewer only at the end. */
export type ReadBytes = (length: number) => Promise<Buffer>

/** The files of an archive, one after the other. @throws when a header is damaged */
export async function* readTar(read: ReadBytes): AsyncGenerator<{ name: string; bytes: Buffer }> {
  let longName: string | undefined
  for (;;) {
    const block = await read(BLOCK)
    if (block.length === 0 || block.every((byte) => byte === 0)) return
    if (block.length < BLOCK || checksumOf(block) !== octal(block, 148, 8)) throw new Error('The archive is damaged')
    const size = octal(block, 124, 12)
    const bytes = await read(size)
    await read((BLOCK - (size % BLOCK)) % BLOCK)
    if (bytes.length < size) throw new Error('The archive is cut short')
    if (String.fromCharCode(block[156] ?? 0) === 'x') {
      longName = /^\d+ path=([^\n]*)\n/.exec(bytes.toString())?.[1]
      continue
    }
    const [prefix, name] = [text(block, 345, PREFIX_BYTES), text(block, 0, NAME_BYTES)]
    yield { name: longName ?? (prefix ? `${prefix}/${name}` : name), bytes }
    longName = undefined
  }
}

function header(name: string, prefix: string, size: number, type: string, mode: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  block.write(`${mode.toString(8).padStart(7, '0')}\0`, 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write(type, 156)
  block.write('ustar\0' + '00', 257)
  block.write(prefix, 345)
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/** Of the header with its own field as spaces. */
function checksumOf(block: Buffer): number {
  let sum = 8 * 32
  for (let at = 0; at < BLOCK; at += 1) if (at < 148 || at >= 156) sum += block[at] ?? 0
  return sum
}

function splitName(name: string): { name: string; prefix: string } | null {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { name, prefix: '' }
  for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(rest) <= NAME_BYTES && Buffer.byteLength(prefix) <= PREFIX_BYTES)
      return { name: rest, prefix }
  }
  return null
}

/** `<length> key=value\n`, where the length counts itself. */
function paxRecord(key: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${key}=${value}\n`)
  let length = rest + 1
  while (String(length).length + rest !== length) length = String(length).length + rest
  return Buffer.from(`${length} ${key}=${value}\n`)
}

function padded(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)])
}

function octal(block: Buffer, at: number, length: number): number {
  return Number.parseInt(text(block, at, length).trim() || '0', 8)
}

function text(block: Buffer, at: number, length: number): string {
  const field = block.subarray(at, at + length)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? length : end).toString()
}
