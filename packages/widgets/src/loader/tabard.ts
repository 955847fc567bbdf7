/**
 * `/sdk/v1/tabard.js`: the one script tag of a vendor's page, a classic script of a few hundred bytes. It imports the entry of its
 * version with that entry's hash, from wherever it came from itself. The second tag of a page does nothing.
 */
declare const __TABARD_VERSION__: string
declare const __TABARD_INTEGRITY__: string
;(() => {
  const page = window as { tabard?: unknown }
  if (page.tabard) return console.warn('Tabard is on this page already; the first script stays.')
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.integrity = __TABARD_INTEGRITY__
  link.href = new URL(`../${__TABARD_VERSION__}/tabard.js`, (document.currentScript as HTMLScriptElement).src).href
  document.head.append(link)
  // The entry adds `version` and `load`: `tabard.ready.then(() => tabard.load('cv-viewer'))`.
  page.tabard = { ready: import(link.href) }
})()
