import { findPage, isFramedArea } from '@tabard/contract'

/** How the id of a record is called in the address of its pages. */
const idNames = { application: 'appId', template: 'templateId' } as const

/** Whether a page stands at this path, or an old address that leads to one. */
export function isAppPath(path: string): boolean {
  const found = findPage(path)
  return found.kind === 'redirect' ? findPage(found.to).kind === 'route' : found.kind === 'route'
}

/** Whether this page is made to stand in another page's frame. */
export function isEmbeddable(path: string): boolean {
  return isFramedArea(path)
}

/** Whether this page shows that record. A token's origins may frame the page of its own record and no other. */
export function isPageOf(path: string, record: { kind: keyof typeof idNames; id: string }): boolean {
  const found = findPage(path)
  return isEmbeddable(path) && found.kind === 'route' && found.params[idNames[record.kind]] === record.id
}

/** Whether this page shows one record below the navigation bar, from where a visitor may wander off. */
export function isRecordInShell(path: string): boolean {
  const found = findPage(path)
  return found.kind === 'route' && found.route.stands === 'shell' && found.route.access === 'signed-in-or-signature'
}
