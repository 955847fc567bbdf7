/** Adds the `sig` of the current address to the next one, unless that has its own. */
export function carrySig(target: string, currentSearch: string): string {
  const sig = new URLSearchParams(currentSearch).get('sig')
  if (!sig) return target
  const [beforeHash = '', hash] = target.split('#', 2)
  const [path = '', search = ''] = beforeHash.split('?', 2)
  const query = new URLSearchParams(search)
  if (!query.has('sig')) query.set('sig', sig)
  return `${path}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}

/** The path that opens a short link. */
export function shortLinkPath(shortId: string): string {
  return `/candidate/link/${encodeURIComponent(shortId)}`
}
