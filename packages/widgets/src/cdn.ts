import { lazyScreens } from './loader/screens.ts'
import { watch } from './loader/watch.ts'
import { setDefaultBaseUrl } from './screen/base-url.ts'
import { VERSION } from './screen/version.ts'

/** The script-tag entry of one version. The loader imports it by its hash; it preloads its chunks by theirs. */
export const version = VERSION

/** By element name, the files a screen needs at once and their hashes: filled in when the build is sealed. */
const sealed = '__TABARD_CHUNKS__'
const chunks: Record<string, Record<string, string>> = sealed.startsWith('{')
  ? (JSON.parse(sealed) as Record<string, Record<string, string>>)
  : {}

const { origin } = new URL(import.meta.url)
setDefaultBaseUrl(origin)

const loadElement = watch(lazyScreens, origin, (tag) => {
  for (const [file, integrity] of Object.entries(chunks[tag] ?? {})) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.integrity = integrity
    link.href = new URL(file, import.meta.url).href
    document.head.append(link)
  }
})

/** Loads a screen before any element asks for it: `load('cv-viewer')`. */
export function load(tag: string): Promise<unknown> {
  return loadElement(`tabard-${tag}`)
}
