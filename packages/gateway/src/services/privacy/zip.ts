import { crc32, deflateRawSync } from 'node:zlib'

/** Collects files into a zip: small ones, since all of it is held in memory until it is finished. */
export interface Zip {
  /** Bytes so far. */
  readonly size: number
  add(name: string, bytes: Uint8Array, how: 'packed' | 'as it is'): void
  finish(): Uint8Array
}

const UTF8_NAMES = 0x0800
const STORED = 0
const DEFLATED = 8
const VERSION = 20
/** 1980-01-01: a time would tell nothing the rows do not. */
const DOS_DATE = 0x21

export function createZip(): Zip {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let size = 0

  const write = (part: Buffer): void => {
    parts.push(part)
    size += part.length
  }
  return {
    get size() {
      return size
    },
    add(name, bytes, how) {
      const body = how === 'packed' ? deflateRawSync(bytes) : Buffer.from(bytes)
      const entry = headerOf(Buffer.from(name), { how, crc: crc32(bytes), packed: body.length, whole: bytes.length })
      directory.push(entry.central(size))
      write(entry.local)
      write(body)
    },
    finish() {
      const central = Buffer.concat(directory)
      const end = Buffer.alloc(22)
      end.writeUInt32LE(0x06054b50, 0)
      end.writeUInt16LE(directory.length, 8)
      end.writeUInt16LE(directory.length, 10)
      end.writeUInt32LE(central.length, 12)
      end.writeUInt32LE(size, 16)
      return Buffer.concat([...parts, central, end])
    },
  }
}

interface Entry {
  how: 'packed' | 'as it is'
  crc: number
  packed: number
  whole: number
}

function headerOf(name: Buffer, entry: Entry) {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(VERSION, 0)
  common.writeUInt16LE(UTF8_NAMES, 2)
  common.writeUInt16LE(entry.how === 'packed' ? DEFLATED : STORED, 4)
  common.writeUInt16LE(DOS_DATE, 8)
  common.writeUInt32LE(entry.crc, 10)
  common.writeUInt32LE(entry.packed, 14)
  common.writeUInt32LE(entry.whole, 18)
  common.writeUInt16LE(name.length, 22)
  const signature = (number: number): Buffer => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(number)
    return bytes
  }
  return {
    local: Buffer.concat([signature(0x04034b50), common, name]),
    central(offset: number): Buffer {
      const madeBy = Buffer.alloc(2)
      madeBy.writeUInt16LE(VERSION)
      const rest = Buffer.alloc(14)
      rest.writeUInt32LE(offset, 10)
      return Buffer.concat([signature(0x02014b50), madeBy, common, rest, name])
    },
  }
}
