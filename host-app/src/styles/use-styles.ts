import { useLayoutEffect } from 'react'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * Adds a page's own style sheet to the document while the page is shown. It is a constructed sheet, which no `style-
 * src` forbids.
 */
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
