import { afterCustomState } from '@tabard/runtime'
import { text } from '../sign-in/sign-in.text.ts'
import type { Identity } from './identity.ts'

/** What the return from single sign-on needs from the page. */
export interface ReturnPage {
  origin: string
  search: string
  /** Loads another address, which replaces this one in the history. */
  replace(url: string): void
  /** Removes the answer from the address bar without leaving the page. */
  clean(): void
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** `leaving`: the page is going to another address, so nothing more is shown. */
export type Returned = { kind: 'leaving' } | { kind: 'stay'; problem: string | null }

/**
 * The sign-in is repeated only once in a row; otherwise a provider that always links would keep the browser in a loop.
 */
const LINKED_KEY = 'tabard.sso.linked'

/** After the return from the hosted sign-in: takes its answer, and continues as the specification says. */
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
