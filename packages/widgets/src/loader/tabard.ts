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
  const tags: Record<string, Record<string, string>> = typeof __TABARD_CHUNKS__ === 'undefined' ? {} : __TABARD_CHUNKS__
  // Fetched before it is imported: a browser that failed to import a file never asks for it again on the same page.
  const get = (file: string, integrity = '', tries = 0): Promise<string> => {
    const url = new URL(`../${__TABARD_VERSION__}/${file}`, script.src).href
    return fetch(url, { integrity, cache: tries ? 'reload' : 'default' })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error())))
      .then(
        () => url,
        () =>
          new Promise((resolve) => setTimeout(resolve, 500 * 2 ** Math.min(tries, 4))).then(() =>
            get(file, integrity, tries + 1),
          ),
      )
  }
  const entry = get('tabard.js', __TABARD_INTEGRITY__)
  for (const tag in tags) {
    if (!document.querySelector(tag) && !`${script.dataset.screens}`.includes(tag.slice(7))) continue
    for (const file in tags[tag]) void get(file, tags[tag]?.[file])
  }
  // The entry adds `version` and `load`: `tabard.ready.then(() => tabard.load('cv-viewer'))`.
  page.tabard = { ready: entry.then((url) => import(url)) }
})()
