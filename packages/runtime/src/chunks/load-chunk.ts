/** What the build puts in the place of `import()`: `scripts/fetch-chunks-first.mjs`. */
export type LoadChunk = (base: string, path: string, needs?: readonly string[]) => Promise<unknown>

const TRIES = 4
const PAUSE_MS = 300

/**
 * Puts the function on the page that loads chunks. A browser that once failed to fetch a module never asks for it again
 * on the same page, nor for modules that import it. So the chunk and what it imports are fetched first, as often as it
 * takes and past every cache, and only then imported, from the browser's cache. `integrity` holds the hashes that are
 * known, by file name.
 */
export function installChunks(integrity: Record<string, string> = {}): void {
  const fetched = new Map<string, Promise<unknown>>()

  const attempt = async (url: string, hash: string | undefined, tries = 1): Promise<void> => {
    try {
      const answer = await fetch(url, { integrity: hash, cache: tries > 1 ? 'reload' : 'default' })
      await answer.arrayBuffer()
      if (!answer.ok) throw new TypeError('not imported')
    } catch {
      if (tries === TRIES) throw new TypeError(`not imported: ${url}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tries))
      return attempt(url, hash, tries + 1)
    }
  }
  const get = (url: string): Promise<unknown> => {
    const known = fetched.get(url)
    if (known) return known
    const hash = integrity[url.slice(url.lastIndexOf('/') + 1)]
    const getting = attempt(url, hash).then(() => hash && preload(url, hash))
    fetched.set(url, getting)
    getting.catch(() => fetched.delete(url))
    return getting
  }
  const load: LoadChunk = async (base, path, needs = []) => {
    const urls = [path, ...needs].map((each) => new URL(each, base).href)
    await Promise.all(urls.map(get))
    return import(/* @vite-ignore */ urls[0] ?? '')
  }
  Object.assign(globalThis, { tabardChunk: load })
}

/** The browser compares the hash when it imports the file, too. */
function preload(url: string, hash: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.integrity = hash
  link.href = url
  document.head.append(link)
}
