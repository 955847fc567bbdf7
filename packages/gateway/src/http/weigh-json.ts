/** No body of ours is nested deeper than a section's text in a list of sections, or has so many fields in one object. */
const MAX_DEPTH = 64
const MAX_FIELDS = 2_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Why a JSON text may not be parsed; null where it may. It is judged by its punctuation, so that a body of millions of
 * values is refused before there is one object for it. A text that is no JSON passes: the parser says so.
 */
export function weighJson(bytes: Uint8Array, maxValues: number): string | null {
  /** For each open level: how many fields its object has so far; -1 for a list. */
  const fields = new Int32Array(MAX_DEPTH + 1)
  let depth = 0
  let values = 1
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at)
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth = Math.max(0, depth - 1)
    else if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values += 1
      if (values > maxValues) return `the body holds more than ${maxValues} values`
      if (byte !== COMMA) {
        depth += 1
        if (depth > MAX_DEPTH) return 'the body is nested too deeply'
        fields[depth] = byte === OPEN_LIST ? -1 : 1
      } else if (fields[depth] !== -1) {
        fields[depth] = (fields[depth] ?? 0) + 1
        if ((fields[depth] ?? 0) > MAX_FIELDS) return `an object holds more than ${MAX_FIELDS} fields`
      }
    }
  }
  return null
}

/** Where a text's closing quote stands. Most texts have no escapes, so the quote is searched, which is fast. */
function endOfText(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(QUOTE, start + 1)
  if (end === -1) return bytes.length
  if (bytes[end - 1] !== BACKSLASH) return end
  // From the first escape of a quote on byte by byte: a search for each of a million escaped quotes would be slow.
  let at = start + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}
