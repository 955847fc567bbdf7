import { constants, inflateSync } from 'node:zlib'
import { ParseFailure } from '../failure.ts'
import { MAX_STREAM_BYTES, MAX_STREAMS_BYTES } from '../limits.ts'

/** Codes of a font's letters have two bytes. */
const MAX_CODE = 65_535
/** Characters before a stream in which its dictionary is looked for. */
const DICTIONARY_LENGTH = 1_000

/**
 * Refuses what would fill the memory of any reader before it is asked: widths for more letters than a font can have, and
 * streams that inflate without end. What hides deeper, such as in a stream of objects, ends with its process.
 * @throws ParseFailure `damaged` or `too_large`
 */
export function refuseExcess(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = buffer.toString('latin1')
  refuseWideRanges(text)
  refuseEndlessStreams(buffer, text)
}

function refuseWideRanges(text: string): void {
  let left = MAX_WIDTHS_TEXT
  for (const { index, 0: key } of text.matchAll(/\/W2?\s{0,9}\[/g))
    left -= refuseWideRange(text, index + key.length, left)
  const references = new Set([...text.matchAll(/\/W2?\s{0,9}(\d{1,9}\s\d{1,5})\sR/g)].map(([, reference]) => reference))
  for (const reference of [...references].slice(0, MAX_REFERENCES)) {
    const start = text.indexOf(`\n${reference} obj`)
    const array = start < 0 ? null : /^\s{0,9}\[/.exec(text.slice(start + `\n${reference} obj`.length).slice(0, 10))
    if (array) left -= refuseWideRange(text, text.indexOf('[', start) + 1, left)
  }
}

/**
 * Widths are `first [each …]`, or `first last width` for a range.
 * @returns the characters it has read
 */
function refuseWideRange(text: string, start: number, most: number): number {
  let depth = 1
  let read = 0
  for (const { index, 0: sign } of text.slice(start, start + Math.max(0, most)).matchAll(/[[\]]|[\d.]{1,30}/g)) {
    read = index
    if (sign === '[') depth += 1
    else if (sign === ']') depth -= 1
    else if (depth === 1 && Number(sign) > MAX_CODE) throw new ParseFailure('damaged')
    if (depth === 0) return read
  }
  return Math.max(read, 1)
}

/** Characters of widths that are read in all. Fonts for Chinese have some ten thousand each. */
const MAX_WIDTHS_TEXT = 5_000_000
const MAX_REFERENCES = 100

function refuseEndlessStreams(buffer: Buffer, text: string): void {
  let total = 0
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const inflations = inflationsOf(text.slice(Math.max(0, index - DICTIONARY_LENGTH), index))
    if (inflations === 0) continue
    const start = index + keyword.length
    const end = text.indexOf('endstream', start)
    let data: Buffer = buffer.subarray(start, end < 0 ? undefined : end)
    for (let step = 0; step < inflations; step += 1) data = inflateBounded(data)
    total += data.length
    if (total > MAX_STREAMS_BYTES) throw new ParseFailure('too_large')
  }
}

/** How often a stream is deflated, by its dictionary. Pictures count as 0: their pixels are never unpacked for the text. */
function inflationsOf(before: string): number {
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
  if (/\/Subtype\s{0,9}\/Image/.test(dictionary)) return 0
  const filters = /\/Filter\s{0,9}(?:\[([^\]]{0,200})\]|(\/\w{1,30}))/.exec(dictionary)
  const names = (filters?.[1] ?? filters?.[2] ?? '').match(/\/\w{1,30}/g) ?? []
  const firstOther = names.findIndex((name) => name !== '/FlateDecode' && name !== '/Fl')
  return firstOther < 0 ? names.length : firstOther
}

/** What cannot be inflated is empty here: the reader says what is wrong with it. */
function inflateBounded(data: Buffer): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    if (error instanceof RangeError) throw new ParseFailure('too_large', error)
    return Buffer.alloc(0)
  }
}
