import { isEmail, type InventedValue } from '@tabard/contract'

const FENCE = /^\s*```\w*\n([\s\S]*?)\n```\s*$/
const TAG =
  /<\/?(?:a|abbr|b|base|body|br|button|code|div|em|embed|form|h[1-6]|head|html|i|iframe|img|input|li|link|math|meta|object|ol|p|script|span|strong|style|svg|table|td|th|tr|u|ul|video)\b[^<>]{0,2000}>/giu
const DANGEROUS_ELEMENT = /<(script|style|iframe|object|svg|math)\b[^>]{0,2000}>[\s\S]*?<\/\1\s*>/giu
/** Order and sight of what stands around them change; no CV needs them. */
const TRICKS = /[\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const MARKDOWN_LINK = /!?\[([^\]\n]{0,300})\]\(([^()\s]{1,2000})\)/gu
const ADDRESS = /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.)[^\s<>"']+|[^\s<>"'(),:;]+@[^\s<>"'(),:;]+\.[^\s<>"'(),:;]+/giu
const SCHEME = /\b(?:javascript|vbscript|data|file|blob)\s*:\s*(?=\S)[^\s]+/giu

/**
 * A model's answer as plain text. It may say what a candidate made it say, so it is handled as an import is: no markup,
 * no control characters, and no address that the original does not have.
 */
export function cleanAnswer(answer: string, original: string): { text: string; links: InventedValue[] } {
  const links = new Map<string, InventedValue>()
  const known = original.toLowerCase()
  const drop = (address: string): string => {
    links.set(address, { kind: 'link', value: address.slice(0, 300) })
    return ''
  }
  const keep = (address: string): string => {
    const bare = address.replace(/[.,;:!?)\]]+$/u, '')
    if (known.includes(bare.toLowerCase()) && (/^(?:https?:\/\/|www\.)/i.test(bare) || isEmail(bare))) return address
    return drop(bare) + address.slice(bare.length)
  }
  const text = (FENCE.exec(answer)?.[1] ?? answer)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(TRICKS, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(DANGEROUS_ELEMENT, (element) => (original.includes(element) ? element : ''))
    .replace(TAG, (tag) => (original.includes(tag) ? tag : ''))
    .replace(MARKDOWN_LINK, (whole, label: string, target: string) =>
      original.includes(whole) ? whole : `${label} ${target}`,
    )
    .replace(ADDRESS, keep)
    .replace(SCHEME, (whole) => (original.includes(whole) ? whole : drop(whole)))
    .replace(/\*\*([^*\n]{1,500})\*\*/gu, '$1')
    .replace(/^#{1,6} +/gmu, '')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text, links: [...links.values()] }
}
