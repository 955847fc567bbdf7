/** Divides text into units that are never broken at the end of a line. Each says whether a line may end after it. */
export interface LineUnit {
  text: string
  mayBreak: boolean
}

const UNITS = /[ \t\u2000-\u200a\u3000]+|\u200b|[^ \t\u2000-\u200b\u3000]+/gu
/** East Asian text may break between any letters, but never before these … */
const NOT_FIRST = /^[、。，．・：；？！」』）】〕〉》｝］ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜…%)\]}.,;:?!]/u
/** … and never after these. */
const NOT_LAST = /[「『（【〔〈《｛［(\[{]$/u
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u
/** Scripts that write no spaces between words. Their words are found by a dictionary, which browsers and Node bring. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const words = new Intl.Segmenter('th', { granularity: 'word' })

export function lineUnits(text: string): LineUnit[] {
  return (text.match(UNITS) ?? []).flatMap((part): LineUnit[] => {
    if (/^[\s\u200b]/.test(part)) return [{ text: part, mayBreak: true }]
    // A line never breaks after a hyphen. Otherwise "goods-" and "person" would be two words when read back from a
    // file.
    if (UNSPACED.test(part)) return unspaced(part)
    return EAST_ASIAN.test(part) ? eastAsian(part) : [{ text: part, mayBreak: false }]
  })
}

/** The places where a word too long for its column is divided first: after hyphens and slashes. */
export function emergencyParts(word: string): string[] {
  return word.split(/(?<=[-–—/_.@?&=])(?=[^-–—/_.@?&=])/u)
}

function unspaced(text: string): LineUnit[] {
  const units = [...words.segment(text)].map(({ segment }): LineUnit => ({ text: segment, mayBreak: true }))
  const last = units.at(-1)
  if (last) last.mayBreak = false
  return units
}

function eastAsian(text: string): LineUnit[] {
  const units: LineUnit[] = []
  for (const letter of text) {
    const last = units.at(-1)
    const joins = last && (NOT_FIRST.test(letter) || NOT_LAST.test(last.text))
    const latin = last && !EAST_ASIAN.test(letter) && !EAST_ASIAN.test(last.text.slice(-1))
    if (last && (joins || latin)) last.text += letter
    else units.push({ text: letter, mayBreak: true })
  }
  for (const [at, unit] of units.entries()) if (at === units.length - 1) unit.mayBreak = false
  return units
}
