/** One sheet for each text, shared by every root that adopts it, so that ten elements hold one copy. */
const sheets = new Map<string, CSSStyleSheet>()

/**
 * Makes the style sheet texts the sheets of a document or shadow root, in order. `style-src` does not restrict
 * constructed sheets.
 */
export function adoptStyles(root: Document | ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf)
}

/**
 * Adds `texts` that the root lacks, all of them in order directly after `text`, so that the sheets after them still
 * win.
 */
export function addStylesAfter(root: Document | ShadowRoot, text: string, texts: readonly string[]): void {
  const added = texts.map(sheetOf)
  if (added.every((sheet) => root.adoptedStyleSheets.includes(sheet))) return
  const others = root.adoptedStyleSheets.filter((sheet) => !added.includes(sheet))
  const place = others.indexOf(sheetOf(text)) + 1
  root.adoptedStyleSheets = [...others.slice(0, place), ...added, ...others.slice(place)]
}

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}
