import { isEmail } from './email.ts'

/**
 * The address of a typed link: mailto is kept, an e-mail address gets mailto, everything else gets https. Returns null
 * for anything that is no web address (`javascript:`, `data:` and the like).
 */
export function linkTarget(text: string): string | null {
  const clean = text.replace(/[\u0000-\u0020\u007f]/g, '')
  if (/^mailto:/i.test(clean)) return isEmail(clean.slice(7).split('?', 1)[0] ?? '') ? clean : null
  if (isEmail(clean)) return `mailto:${clean}`
  const address = /^https?:\/\//i.test(clean) ? clean.replace(/^http:/i, 'https:') : `https://${clean}`
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(clean) && !/^https?:\/\//i.test(clean)) return null
  try {
    const url = new URL(address)
    return url.protocol === 'https:' && url.hostname.includes('.') ? url.href : null
  } catch {
    return null
  }
}
