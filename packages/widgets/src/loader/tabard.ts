/**
 * `/sdk/v1/tabard.js`: the one script tag of a vendor's page, a classic script of a few hundred bytes. It imports the
 * entry of its version, with that entry's hash, from the origin it was loaded from. It also fetches the files of the
 * screens that the page is known to show: the elements above the script, or those that its `data-screens` names. A
 * second tag on the page does nothing.
 */
declare const __TABARD_VERSION__: string
declare const __TABARD_INTEGRITY__: string
/** The files of each screen and their hashes, by element name. */
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
