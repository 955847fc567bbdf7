import type { Op } from '@tabard/contract'
import { linesOf, type DeltaLine, type DeltaRun } from '@tabard/paper/delta'

/**
 * A document as HTML, for pasting into other programs. It is built from the document with every character escaped.
 * Quill's own `getSemanticHTML` is never called, because with it a hostile document can run script where it is pasted
 * (CVE-2025-15056).
 */
export function documentHtml(ops: readonly Op[]): string {
  let html = ''
  let list = ''
  for (const line of linesOf(ops)) {
    const wanted = line.attributes.list === 'ordered' ? 'ol' : line.attributes.list ? 'ul' : ''
    if (list && list !== wanted) html += `</${list}>`
    if (wanted && list !== wanted) html += `<${wanted}>`
    list = wanted
    html += lineHtml(line)
  }
  return list ? `${html}</${list}>` : html
}

function lineHtml({ runs, attributes }: DeltaLine): string {
  const content = runs.map(runHtml).join('')
  if (attributes.list) return `<li>${content}</li>`
  if (attributes.header) return `<h${attributes.header}>${content}</h${attributes.header}>`
  return attributes.entry === 'title' ? `<p><strong>${content}</strong></p>` : `<p>${content}</p>`
}

function runHtml({ text, bold, italic, underline, link }: DeltaRun): string {
  let html = escapeHtml(text)
  if (bold) html = `<strong>${html}</strong>`
  if (italic) html = `<em>${html}</em>`
  if (underline) html = `<u>${html}</u>`
  return link ? `<a href="${escapeHtml(link)}">${html}</a>` : html
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
