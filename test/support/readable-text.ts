const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'aria-valuetext']

/** What a person sees or hears of a part of a page: its texts, and the attributes that are read out. A line each. */
export function readableText(root: ParentNode): string {
  const said: string[] = []
  const visit = (node: Node) => {
    if (node.nodeType === 3) said.push(node.textContent ?? '')
    if (node.nodeType !== 1 && node.nodeType !== 11) return
    const element = node as Partial<Element>
    if (/^(style|script|noscript|template)$/i.test(element.tagName ?? '')) return
    for (const name of SPOKEN_ATTRIBUTES) said.push(element.getAttribute?.(name) ?? '')
    if (element.shadowRoot) visit(element.shadowRoot)
    node.childNodes.forEach(visit)
  }
  visit(root)
  return said.filter((text) => text.trim()).join('\n')
}
