/**
 * `/sdk/v1/tabard.js`: the one script tag of a vendor's page, a classic script of a few hundred bytes. It imports the entry of its
 * version with that entry's hash, from wherever it came from itself, and fetches with it what the page is known to show: the
 * elements above the script, or those its `data-screens` names. The second tag of a page does nothing.
 */
declare const __TABARD_VERSION__: string
declare const __TABARD_INTEGRITY__: string
/** By element name, the files of a screen and their hashes. */
declare const __TABARD_CHUNKS__: Record<string, Record<string, string>>
;(() => {
  const page = window as { tabard?: unknown }
  if (page.tabard) return console.warn('Tabard is on this page already; the first script stays.')
  const script = document.currentScript as HTMLScriptElement
  const preload = (file: string, integrity: string) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.integrity = integrity
    link.href = new URL(`../${__TABARD_VERSION__}/${file}`, script.src).href
    document.head.append(link)
    return link.href
  }
  const entry = preload('tabard.js', __TABARD_INTEGRITY__)
  const chunks = typeof __TABARD_CHUNKS__ === 'undefined' ? {} : __TABARD_CHUNKS__
  for (const tag in chunks) {
    if (!document.querySelector(tag) && !`${script.dataset.screens}`.includes(tag.slice(7))) continue
    for (const file in chunks[tag]) preload(file, chunks[tag]?.[file] ?? '')
  }
  // The entry adds `version` and `load`: `tabard.ready.then(() => tabard.load('cv-viewer'))`.
  page.tabard = { ready: import(entry) }
})()
