import { useLayoutEffect } from 'react'

const sheets = new Map<string, CSSStyleSheet>()

/** Lays a page's own style sheet over the document while the page is there. Constructed, so that no `style-src` forbids it. */
export function useStyles(text: string): void {
  useLayoutEffect(() => {
    const sheet = sheets.get(text) ?? new CSSStyleSheet()
    if (!sheets.has(text)) {
      sheet.replaceSync(text)
      sheets.set(text, sheet)
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      const index = document.adoptedStyleSheets.lastIndexOf(sheet)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((_, at) => at !== index)
    }
  }, [text])
}
