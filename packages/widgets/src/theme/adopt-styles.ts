/** One sheet a text, shared by every root that adopts it: ten elements, one copy. */
const sheets = new Map<string, CSSStyleSheet>()

/** Lays style sheet texts over a document or shadow root, in order. Constructed sheets stand outside `style-src`. */
export function adoptStyles(root: Document | ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf)
}

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}
