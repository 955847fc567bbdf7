/** One sheet a text, shared by every root that adopts it: ten elements, one copy. */
const sheets = new Map<string, CSSStyleSheet>()

/** Lays style sheet texts over a document or shadow root, in order. Constructed sheets stand outside `style-src`. */
export function adoptStyles(root: Document | ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf)
}

/** Lays those of the texts that the root does not have directly after one it has: later sheets go on winning over them. */
export function addStylesAfter(root: Document | ShadowRoot, text: string, texts: readonly string[]): void {
  const worn = root.adoptedStyleSheets
  const place = worn.indexOf(sheetOf(text)) + 1
  const missing = texts.map(sheetOf).filter((sheet) => !worn.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...worn.slice(0, place), ...missing, ...worn.slice(place)]
}

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}
