/**
 * Cleans the Unicode of glyphs for reading. Compatibility forms (ligatures, presentation forms, full-width Latin)
 * become plain letters, icons of private-use fonts are dropped, and a soft hyphen that was *printed* becomes a hyphen.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\u00ad/g, '-')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffc-\uffff\u200b\u2060\ufeff]/g, '')
    .replace(/[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu, '')
    .normalize('NFKC')
    .replace(/[\u2e80-\u2fdf]/g, (radical) => radical.normalize('NFKC'))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}

export const isRtlText = (text: string): boolean => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text)

export const isCjkText = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff66-\uff9f]/.test(text)

/** Signs that open a list item. */
export const BULLET_SIGN = /^[•●○▪▫■□◦‣⁃∙·➢➤►▶▸▹❖◆◇✓✔✦★☆→»›⦁◉⚫⬤]$/u
/** Signs that open a list item only when white space and text follow. */
export const WEAK_BULLET_SIGN = /^[-–—*o>+]$/

/** Fonts whose letters are pictures. An envelope typed as `#` is not text. */
export const isIconFont = (name: string): boolean =>
  /awesome|icon|dingbat|wingding|webding|marvosym|entypo|glyphter|ifsym|fontello|phosphor|symbolmt|^fa-|bootstrap|typicon|academicons|msam|bbding/i.test(
    name,
  )

/** Right-to-left text draws an opening bracket as a closing one. */
export const mirrorBrackets = (text: string): string =>
  text.replace(/[()[\]{}<>«»]/g, (sign) => BRACKET_PAIRS[sign] ?? sign)

const BRACKET_PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}
