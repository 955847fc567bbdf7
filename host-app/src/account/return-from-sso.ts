import { afterCustomState } from '@tabard/runtime'
import { text } from '../sign-in/sign-in.text.ts'
import type { Identity } from './identity.ts'

/** What coming back needs of the page. */
export interface ReturnPage {
  origin: string
  search: string
  /** Loads another address in place of this one. */
  replace(url: string): void
  /** Clears the answer from the address bar; the page stays. */
  clean(): void
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** `leaving`: the page is on its way elsewhere, and nothing more is to be shown. */
export type Returned = { kind: 'leaving' } | { kind: 'stay'; problem: string | null }

/** Once in a row: a provider that links for ever would send the browser round for ever. */
const LINKED_KEY = 'tabard.sso.linked'

/** Takes the answer of the hosted sign-in where the page was come back to, and goes on as the specification says. */
export async function returnFromSso(
  identity: Pick<Identity, 'finishSso' | 'signOutEverywhere' | 'forgetSso'>,
  page: ReturnPage,
): Promise<Returned> {
  const came = await identity.finishSso()
  if (came.kind === 'none') return { kind: 'stay', problem: null }
  if (came.kind === 'signed-in') {
    page.session.removeItem(LINKED_KEY)
    const after = afterCustomState(page.search, came.customState)
    if (after.kind === 'reload') {
      page.replace(`${page.origin}/${after.query}`)
      return { kind: 'leaving' }
    }
    page.clean()
    return { kind: 'stay', problem: null }
  }
  if (came.kind === 'linked' && page.session.getItem(LINKED_KEY) === null) {
    page.session.setItem(LINKED_KEY, '1')
    await identity.signOutEverywhere()
    const query = new URLSearchParams(came.customState)
    query.set('login_with_sso', 'true')
    page.replace(`${page.origin}/?${query.toString()}`)
    return { kind: 'leaving' }
  }
  page.session.removeItem(LINKED_KEY)
  identity.forgetSso()
  page.clean()
  const problem = came.kind === 'failed' ? came.message : text.notLinked
  return { kind: 'stay', problem }
}
