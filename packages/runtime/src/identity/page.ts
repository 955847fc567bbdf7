import { localTexts, sessionTexts } from '../storage/texts.ts'

/** What the hosted sign-in, which leaves the page, needs from the browser. */
export interface BrowserPage {
  /** The page's own address. */
  location: Pick<Location, 'origin' | 'host' | 'protocol' | 'search' | 'pathname'>
  /** Leaves the page for an address. */
  go(url: string): void
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  fetch: typeof fetch
}

export function browserPage(): BrowserPage {
  return {
    location: window.location,
    go: (url) => window.location.assign(url),
    session: sessionTexts,
    local: localTexts,
    fetch: (input, init) => window.fetch(input, init),
  }
}
