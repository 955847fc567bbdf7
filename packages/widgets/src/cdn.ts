import { installChunks } from '@tabard/runtime'
import { lazyScreens } from './loader/screens.ts'
import { watch } from './loader/watch.ts'
import { setDefaultBaseUrl } from './screen/base-url.ts'
import { VERSION } from './screen/version.ts'

// The script-tag entry of one version. The loader imports it by its hash, and it loads its chunks by theirs. It
// exports nothing, because for exports rollup would put a facade before it, and a page would wait for one more file.

/**
 * The files that a screen needs at once, with their hashes, by element name. The build writes them above this module
 * when it is sealed.
 */
declare const __TABARD_CHUNKS__: Record<string, Record<string, string>> | undefined
const chunks = typeof __TABARD_CHUNKS__ === 'undefined' ? {} : __TABARD_CHUNKS__

/** `window.tabard`. The loader makes it, and this entry completes it. */
export interface TabardOnPage {
  version: string
  /** Resolves when `version` and `load` can be used. */
  ready: Promise<unknown>
  /** Loads a screen before any element asks for it: `tabard.load('cv-viewer')`. */
  load: (tag: string) => Promise<unknown>
}

const { origin } = new URL(import.meta.url)
setDefaultBaseUrl(origin)

installChunks(Object.assign({}, ...Object.values(chunks)) as Record<string, string>)
const load = watch(lazyScreens, origin)

const page = globalThis as { tabard?: Partial<TabardOnPage> }
page.tabard = Object.assign(page.tabard ?? { ready: Promise.resolve() }, {
  version: VERSION,
  load: (tag: string) => load(`tabard-${tag}`),
})
