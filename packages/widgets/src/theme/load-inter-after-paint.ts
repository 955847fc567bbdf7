/** Loads Inter, the screens' own font, after the page has painted, so that it never delays the first text. */
export function loadInterAfterPaint(fontsUrl: string): void {
  if (typeof FontFace === 'undefined') return
  requestAnimationFrame(() => setTimeout(() => void loadInterNow(fontsUrl), 0))
}

/** Never fails: without the font, text is shown in the next family of the list. */
async function loadInterNow(fontsUrl: string): Promise<void> {
  const fonts = await import('./fonts.ts').catch(() => null)
  await fonts?.loadInter(fontsUrl)
}
