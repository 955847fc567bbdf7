/** What a sign-in that leaves the page needs of it. */
export interface BrowserPage {
  /** Where it stands: origin, query. */
  location: Pick<Location, 'origin' | 'host' | 'protocol' | 'search' | 'pathname'>
  /** Leaves for an address. */
  go(url: string): void
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  fetch: typeof fetch
}

export function browserPage(): BrowserPage {
  return {
    location: window.location,
    go: (url) => window.location.assign(url),
    session: window.sessionStorage,
    local: window.localStorage,
    fetch: (input, init) => window.fetch(input, init),
  }
}
