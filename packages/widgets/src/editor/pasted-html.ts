import DOMPurify from 'dompurify'
import { quietHtml } from './quiet-html.ts'

/**
 * The tags and attributes kept from Word's and Google's HTML: enough to recognise lists, emphasis and links. This HTML
 * never reaches the page itself.
 */
const keep = {
  ALLOWED_TAGS:
    'a b strong i em u p br div span h1 h2 h3 h4 h5 h6 ul ol li blockquote table tbody thead tr td th'.split(' '),
  ALLOWED_ATTR: ['href', 'class', 'data-style'],
}

/**
 * Makes pasted HTML safe, string to string. Style attributes are renamed before DOMPurify runs, because DOMPurify must
 * parse before it can remove, and a strict `style-src` or `script-src` reports every style and handler it meets, even
 * in a document that is never shown.
 */
export function cleanPastedHtml(html: string): string {
  return DOMPurify.sanitize(quietHtml(html), keep)
}

/**
 * Turns Word's lists, which are paragraphs with `mso-list`, into real lists, and sets the style properties for emphasis
 * again.
 */
export function restoreStyles(parsed: Document): void {
  for (const element of parsed.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset.style ?? ''
    if (/mso-list:\s*ignore/i.test(style)) continue
    const level = /mso-list:[^;:]*\blevel(\d)/i.exec(style)?.[1]
    if (level) toListItem(parsed, element, Number(level))
    const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
    if (weight) element.style.fontWeight = weight
    if (/font-style:\s*italic/i.test(style)) element.style.fontStyle = 'italic'
    if (/text-decoration:[^;:]*underline/i.test(style) && element.tagName !== 'A')
      element.style.textDecoration = 'underline'
  }
}

function toListItem(parsed: Document, paragraph: HTMLElement, level: number): void {
  const marker = paragraph.querySelector<HTMLElement>(
    '[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]',
  )
  const isOrdered = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i.test(marker?.textContent ?? '')
  marker?.remove()
  const item = parsed.createElement('li')
  item.setAttribute('data-list', isOrdered ? 'ordered' : 'bullet')
  if (level > 1) item.className = `ql-indent-${level - 1}`
  item.append(...paragraph.childNodes)
  const before = paragraph.previousElementSibling
  const list = before?.tagName === 'OL' && before.classList.contains('from-word') ? before : parsed.createElement('ol')
  list.className = 'from-word'
  list.append(item)
  if (list === before) paragraph.remove()
  else paragraph.replaceWith(list)
}
