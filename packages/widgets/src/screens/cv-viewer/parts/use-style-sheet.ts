import { useLayoutEffect, type RefObject } from 'react'

/**
 * Adds a style sheet to the root around an element for as long as the element is there. The sheet is constructed,
 * because in somebody else's page the policy may forbid a `<style>`.
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
