import { isEmail, type InventedValue } from '@tabard/contract'

const FENCE = /^\s*```\w*\n([\s\S]*?)\n```\s*$/
const TAG =
  /<\/?(?:a|abbr|b|base|body|br|button|code|div|em|embed|form|h[1-6]|head|html|i|iframe|img|input|li|link|math|meta|object|ol|p|script|span|strong|style|svg|table|td|th|tr|u|ul|video)\b[^<>]{0,2000}>/giu
/** Elements whose content is no text, and is removed with them. */
const NO_TEXT = ['script', 'style', 'iframe', 'object', 'svg', 'math']
/** Characters that change the order of others or are invisible. No CV needs them. */
const TRICKS = /[\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const MARKDOWN_LINK = /!?\[([^[\]\n]{0,300})\]\(([^()\s]{1,2000})\)/gu
const ADDRESS =
  /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.)[^\s<>"']+|(?<![^\s<>"'(),:;@])[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]{1,255}\.[^\s<>"'(),:;@]{1,63}/giu
/** Characters. A longer piece with an address in it is removed whole, so that patterns run only on short pieces. */
const PIECE_MAX = 1_000
const SCHEME = /\b(?:javascript|vbscript|data|file|blob):\S+/giu

/**
 * A model's answer as plain text. A candidate may have steered the model through the CV, so the answer is cleaned like an
 * import: no markup, no control characters, and no address that the original does not have.
 */
export function cleanAnswer(answer: string, original: string): { text: string; links: InventedValue[] } {
  const links = new Map<string, InventedValue>()
  const known = original.toLowerCase()
  const drop = (address: string): string => {
    links.set(address, { kind: 'link', value: address.slice(0, 300) })
    return ''
  }
  const keep = (address: string): string => {
    const bare = address.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/u, '')
    if (known.includes(bare.toLowerCase()) && (/^(?:https?:\/\/|www\.)/i.test(bare) || isEmail(bare))) return address
    return drop(bare) + address.slice(bare.length)
  }
  const piece = (whole: string): string => {
    if (whole.length > PIECE_MAX) return original.includes(whole) || !/[@:]|www\./i.test(whole) ? whole : drop(whole)
    return whole.replace(ADDRESS, keep).replace(SCHEME, (part) => (original.includes(part) ? part : drop(part)))
  }
  const text = withoutElements((FENCE.exec(answer)?.[1] ?? answer).normalize('NFC'), original)
    .replace(/\r\n?/g, '\n')
    .replace(TRICKS, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(TAG, (tag) => (original.includes(tag) ? tag : ''))
    .replace(MARKDOWN_LINK, (whole, label: string, target: string) =>
      original.includes(whole) ? whole : `${label} ${target}`,
    )
    .replace(/\S+/gu, piece)
    .replace(/\*\*([^*\n]{1,500})\*\*/gu, '$1')
    .replace(/^#{1,6} +/gmu, '')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text, links: [...links.values()] }
}

/** The text without scripts and other such elements, each removed with its content. One pass for each kind. */
function withoutElements(text: string, original: string): string {
  return NO_TEXT.reduce((rest, name) => {
    // Only ASCII is lowered, because other letters may change their length, and positions must stay the same.
    const low = rest.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    let clean = ''
    let at = 0
    for (;;) {
      const from = low.indexOf(`<${name}`, at)
      const end = from < 0 ? -1 : low.indexOf(`</${name}`, from)
      const to = end < 0 ? -1 : low.indexOf('>', end)
      if (to < 0) return clean + rest.slice(at)
      const element = rest.slice(from, to + 1)
      clean += rest.slice(at, from) + (original.includes(element) ? element : '')
      at = to + 1
    }
  }, text)
}
