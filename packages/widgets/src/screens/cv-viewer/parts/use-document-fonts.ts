import { useEffect } from 'react'
import { screenFamily, type BlockTree } from '@tabard/paper'
import type { Branding, TemplateDesign } from '@tabard/contract'

/** Loads the document's screen fonts after the text is shown in a system font, so that text never waits for fonts. */
export function useDocumentFonts(tree: BlockTree, design: TemplateDesign, branding: Branding, fontsUrl: string): void {
  useEffect(() => {
    let isGone = false
    const cancel = afterPaint(async () => {
      const [{ fontsFor }, { loadFont }] = await Promise.all([
        import('@tabard/paper/fonts'),
        import('../../../theme/fonts.ts'),
      ])
      if (isGone) return
      for (const { file, family, weight, style } of fontsFor(design, branding, tree))
        void loadFont({ family: screenFamily(family), url: `${fontsUrl}/${file}`, weight: String(weight), style })
    })
    return () => {
      isGone = true
      cancel()
    }
  }, [tree, design, branding, fontsUrl])
}

function afterPaint(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => void work(), 0)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
