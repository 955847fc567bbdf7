const HANDLER = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi
const STYLE = /\sstyle\s*=/gi
const IGNORED = ['style', 'script', 'xml', 'head']

/**
 * HTML whose tags carry no handlers, and whose style attributes are renamed to `data-style`. Elements that hold no text
 * are left out. It is read once from the front: pasted text is of any length and may come from an attacker.
 */
export function quietHtml(html: string): string {
  return quietTags(IGNORED.reduce(withoutElement, html))
}

function withoutElement(html: string, name: string): string {
  const opening = new RegExp(`<${name}\\b`, 'gi')
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  let clean = ''
  let from = 0
  for (let start = opening.exec(html); start !== null; start = opening.exec(html)) {
    closing.lastIndex = start.index
    if (closing.exec(html) === null) break
    clean += html.slice(from, start.index)
    from = opening.lastIndex = closing.lastIndex
  }
  return clean + html.slice(from)
}

function quietTags(html: string): string {
  const findEnd = endFinder(html)
  const tag = /<[a-z]/gi
  let quiet = ''
  let from = 0
  for (let start = tag.exec(html); start !== null; start = tag.exec(html)) {
    const end = findEnd(start.index)
    // A tag that never ends swallows the rest in every browser.
    if (end < 0) break
    const text = html.slice(start.index, end)
    quiet += html.slice(from, start.index) + text.replace(HANDLER, '').replace(STYLE, ' data-style=')
    from = tag.lastIndex = end
  }
  return quiet + html.slice(from)
}

/** Finds the sign that ends a tag, beyond quoted values. A quote without a partner is an ordinary letter. */
function endFinder(html: string): (start: number) => number {
  const single = new Set<string>()
  const sign = /["'>]/g
  return (start) => {
    sign.lastIndex = start
    for (let found = sign.exec(html); found !== null; found = sign.exec(html)) {
      const [mark] = found
      if (mark === '>') return found.index
      const partner = single.has(mark) ? -1 : html.indexOf(mark, found.index + 1)
      if (partner < 0) single.add(mark)
      else sign.lastIndex = partner + 1
    }
    return -1
  }
}
