import { useLayoutEffect, type RefObject } from 'react'

/**
 * Lays one more style sheet over the root an element stands in, for as long as the element is there. Constructed, because a
 * `<style>` in somebody else's page needs their policy's leave.
 */
export function useStyleSheet(element: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode() as Document | ShadowRoot | undefined
    if (!root?.adoptedStyleSheets) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [element, css])
}
