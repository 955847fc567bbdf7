import { zlibSync } from 'fflate'

/** A reference to another object of the file. */
export class PdfRef {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
}

/** A text string, as opposed to a name. */
export class PdfText {
  /** The text between `<` and `>`. */
  readonly hex: string
  private constructor(hex: string) {
    this.hex = hex
  }

  /** Any text, in UTF-16 with its mark. */
  static of(text: string): PdfText {
    return new PdfText(`feff${Array.from({ length: text.length }, (_, at) => hexOf(text.charCodeAt(at), 4)).join('')}`)
  }

  /** Text of which PDF demands one byte a letter: addresses, dates, registry names. Letters beyond ASCII become `?`. */
  static ascii(text: string): PdfText {
    return new PdfText([...text].map((letter) => hexOf(letter < '\u0080' ? letter.charCodeAt(0) : 63, 2)).join(''))
  }
}

/** Strings are names: `'Font'` is written `/Font`. */
export type PdfValue =
  number | boolean | string | PdfRef | PdfText | readonly PdfValue[] | { readonly [key: string]: PdfValue | undefined }
export type PdfDictionary = Record<string, PdfValue | undefined>

/** Objects packed into one compressed stream. */
const OBJECTS_PER_STREAM = 200

/** A PDF file in the making: first its objects, at the end the bytes. PDF 1.7, everything compressed. */
export class PdfFile {
  readonly #plain = new Map<number, string>()
  readonly #streams = new Map<number, { dictionary: PdfDictionary; bytes: Uint8Array }>()
  #last = 0

  /** A number for an object whose content is not known yet. */
  reserve(): PdfRef {
    this.#last += 1
    return new PdfRef(this.#last)
  }

  set(ref: PdfRef, value: PdfValue): void {
    this.#plain.set(ref.id, written(value))
  }

  add(value: PdfValue): PdfRef {
    const ref = this.reserve()
    this.set(ref, value)
    return ref
  }

  /** A stream. It is compressed here unless its dictionary already names a filter. */
  stream(content: Uint8Array | string, dictionary: PdfDictionary = {}): PdfRef {
    const ref = this.reserve()
    const raw = typeof content === 'string' ? latin(content) : content
    const isEncoded = dictionary.Filter !== undefined
    this.#streams.set(ref.id, {
      dictionary: isEncoded ? dictionary : { ...dictionary, Filter: 'FlateDecode' },
      bytes: isEncoded ? raw : zlibSync(raw),
    })
    return ref
  }

  /** The finished file. */
  write(root: PdfRef, info: PdfRef): Uint8Array {
    const homes = this.#packObjects()
    const parts: Uint8Array[] = [latin('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')]
    const offsets = new Map<number, number>()
    let length = parts[0]?.length ?? 0
    const push = (part: Uint8Array): void => {
      parts.push(part)
      length += part.length
    }
    for (const [id, { dictionary, bytes }] of this.#streams) {
      offsets.set(id, length)
      push(latin(`${id} 0 obj\n${written({ ...dictionary, Length: bytes.length })}\nstream\n`))
      push(bytes)
      push(latin('\nendstream\nendobj\n'))
    }
    const table = this.reserve()
    offsets.set(table.id, length)
    const size = this.#last + 1
    const rows = new Uint8Array(size * 7)
    const view = new DataView(rows.buffer)
    for (let id = 1; id < size; id += 1) {
      const home = homes.get(id)
      const offset = offsets.get(id)
      if (home) {
        rows[id * 7] = 2
        view.setUint32(id * 7 + 1, home.stream)
        view.setUint16(id * 7 + 5, home.index)
      } else if (offset !== undefined) {
        rows[id * 7] = 1
        view.setUint32(id * 7 + 1, offset)
      }
    }
    const packed = zlibSync(rows)
    const dictionary = {
      Type: 'XRef',
      Size: size,
      W: [1, 4, 2],
      Root: root,
      Info: info,
      Filter: 'FlateDecode',
      Length: packed.length,
    }
    const start = length
    push(latin(`${table.id} 0 obj\n${written(dictionary)}\nstream\n`))
    push(packed)
    push(latin(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`))
    return joined(parts, length)
  }

  /** Puts all plain objects into object streams, and says where each went. */
  #packObjects(): Map<number, { stream: number; index: number }> {
    const homes = new Map<number, { stream: number; index: number }>()
    const all = [...this.#plain]
    for (let at = 0; at < all.length; at += OBJECTS_PER_STREAM) {
      const group = all.slice(at, at + OBJECTS_PER_STREAM)
      let offset = 0
      const index = group.map(([id, text]) => {
        const entry = `${id} ${offset}`
        offset += text.length + 1
        return entry
      })
      const head = `${index.join(' ')}\n`
      const body = group.map(([, text]) => text).join('\n')
      const ref = this.stream(head + body, { Type: 'ObjStm', N: group.length, First: head.length })
      group.forEach(([id], place) => homes.set(id, { stream: ref.id, index: place }))
    }
    return homes
  }
}

function written(value: PdfValue): string {
  if (typeof value === 'number') return String(Math.round(value * 10_000) / 10_000)
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string')
    return `/${value.replace(/[^\w+.-]/g, (letter) => `#${hexOf(letter.charCodeAt(0) & 255, 2)}`)}`
  if (value instanceof PdfRef) return `${value.id} 0 R`
  if (value instanceof PdfText) return `<${value.hex}>`
  if (isList(value)) return `[${value.map(written).join(' ')}]`
  const entries = Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [`/${key} ${written(one)}`]))
  return `<<${entries.join(' ')}>>`
}

function isList(value: object): value is readonly PdfValue[] {
  return Array.isArray(value)
}

function hexOf(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** One byte a letter. */
function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
