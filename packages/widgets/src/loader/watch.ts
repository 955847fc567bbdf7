import { prefetch } from '@tabard/runtime'
import { showLost } from '../screen/show-lost.ts'
import type { LazyScreen } from './screens.ts'

const RETRY_MS = 5_000

/**
 * Loads the code of every screen that the page shows, now or later, and requests its data at the same moment, so that
 * both take one round trip. Stops watching when every screen is loaded.
 */
export function watch(screens: Record<string, LazyScreen>, origin: string): (tag: string) => Promise<unknown> {
  const loading = new Map<string, Promise<unknown>>()
  const tags = Object.keys(screens)

  const load = (tag: string): Promise<unknown> => {
    const known = loading.get(tag)
    if (known) return known
    const screen = screens[tag]
    if (!screen) return Promise.reject(new Error(`There is no <${tag}>.`))
    // Another copy of our script may have registered the element first.
    const loaded = customElements.get(tag) ? Promise.resolve() : untilLoaded(tag, screen)
    loading.set(tag, loaded)
    if (loading.size === tags.length) observer.disconnect()
    return loaded
  }
  const find = (element: Element) => {
    const tag = element.localName
    const screen = screens[tag]
    if (!screen || loading.has(tag)) return
    if (!customElements.get(tag) && element.getAttribute('isolation') !== 'frame') ask(element, screen, origin)
    void load(tag)
  }
  const search = (root: ParentNode) => root.querySelectorAll(tags.join()).forEach(find)

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        find(node)
        search(node)
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  search(document)
  return load
}

/** Loads a screen's code, however long that takes. Meanwhile its elements say that it cannot be had. */
async function untilLoaded(tag: string, screen: LazyScreen): Promise<unknown> {
  try {
    return await screen.load()
  } catch {
    document.querySelectorAll(tag).forEach(showLost)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return untilLoaded(tag, screen)
  }
}

function ask(element: Element, screen: LazyScreen, origin: string): void {
  const sig = element.getAttribute('sig')
  const path = screen.dataPath?.(element)
  const base = (element.getAttribute('base-url') || origin).replace(/\/+$/, '')
  if (sig && path) prefetch(base + path, { Authorization: sig, 'x-access-token': 'none', Accept: 'application/json' })
}
