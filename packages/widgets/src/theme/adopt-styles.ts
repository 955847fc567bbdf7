/** One sheet for each text, shared by every root that adopts it, so that ten elements hold one copy. */
const sheets = new Map<string, CSSStyleSheet>()

/**
 * Makes the style sheet texts the sheets of a document or shadow root, in order. `style-src` does not restrict
 * constructed sheets.
 */
export function adoptStyles(root: Document | ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf)
}

/** Adds those of `texts` that the root lacks, directly after `text`, so that the sheets after it still win. */
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
