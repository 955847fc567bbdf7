/**
 * One of our font files, in the form a document takes. Fonts are added by script, because `@font-face` inside a shadow
 * root is ignored.
 */
export interface FontFile {
  family: string
  url: string
  weight?: string
  style?: 'normal' | 'italic'
  unicodeRange?: string
}

const loading = new Map<string, Promise<void>>()

/**
 * Fetches a font and adds it to the page, which is allowed even under `font-src 'none'`. Loads each file once. Never
 * fails: without the font, text is shown in the next family of the list.
 */
export function loadFont({ family, url, weight, style, unicodeRange }: FontFile): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const loaded = (async () => {
    const response = await fetch(url)
    if (!response.ok) return
    const face = new FontFace(family, await response.arrayBuffer(), { weight, style, unicodeRange })
    document.fonts.add(await face.load())
  })().catch(() => void loading.delete(url))
  loading.set(url, loaded)
  return loaded
}

const INTER = { family: 'Inter Variable', weight: '100 900' }
const WESTERN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD'
const REST_OF_LATIN = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1EFF,U+20A0-20AB'

/** Loads the part of Inter that western texts need. */
export function loadInter(fontsUrl: string): Promise<void> {
  return loadFont({ ...INTER, url: `${fontsUrl}/inter.woff2`, unicodeRange: WESTERN })
}

/**
 * Adds Inter to one of our own documents by its address, so that the browser fetches each part only when a letter needs
 * it.
 */
export function addInter(fontsUrl: string): void {
  if (typeof FontFace === 'undefined') return
  const parts = { 'inter.woff2': WESTERN, 'inter-ext.woff2': REST_OF_LATIN }
  for (const [file, unicodeRange] of Object.entries(parts)) {
    const address = `url("${fontsUrl}/${file}") format("woff2")`
    document.fonts.add(new FontFace(INTER.family, address, { weight: INTER.weight, unicodeRange, display: 'swap' }))
  }
}
