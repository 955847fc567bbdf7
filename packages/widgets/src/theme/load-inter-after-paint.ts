/** Loads Inter, which the screens themselves wear, once the page has painted: it never stands in the way of the first text. */
export function loadInterAfterPaint(fontsUrl: string): void {
  if (typeof FontFace === 'undefined') return
  requestAnimationFrame(() => setTimeout(() => void loadInterNow(fontsUrl), 0))
}

/** Never fails: without it text stands in the next family of the list. */
async function loadInterNow(fontsUrl: string): Promise<void> {
  const fonts = await import('./fonts.ts').catch(() => null)
  await fonts?.loadInter(fontsUrl)
}
