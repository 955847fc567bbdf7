import { createStore, type StoreApi } from 'zustand/vanilla'
import { localTexts, pageLanguage, type Runtime } from '@tabard/runtime'
import type { Account } from '../account/account.ts'
import type { Arrival } from '../sign-in/arrival.ts'
import { speakLanguage } from './speak-language.ts'

/** Not under the prefix of the session's storage, because it is read before there is a session. */
const KEY = 'tabard-language'

interface Followed {
  runtime: Runtime
  account: Account
  arrival: Arrival
  /** The browser's languages, best first. */
  wishes: readonly string[]
}

/**
 * The wanted languages before it is known who is there: the one of the last session in this browser, so that the page is
 * not drawn in one language first and then in another; then the browser's.
 */
export function firstWishes(wishes: readonly string[]): string[] {
  return [...readKept(), ...wishes]
}

/**
 * The language of the page: the company's while somebody is signed in, where we have words for it; otherwise the
 * browser's. A visitor with a signature keeps the language the page began with.
 */
export function createPageLanguage({ runtime, account, arrival, wishes }: Followed): StoreApi<{ language: string }> {
  const store = createStore(() => ({ language: pageLanguage() }))
  let turn = Promise.resolve()
  const want = (all: readonly string[]) => {
    // One change after the other, so that the last wish holds, however long each takes to load.
    turn = turn.then(async () => store.setState({ language: await speakLanguage(all) }))
  }
  const follow = () => {
    // A new language draws the page anew, and the answers given so far to confirm an account would be lost with it.
    if (arrival.store.getState().isUnderWay) return
    const me = account.store.getState()
    if (me.at === 'ready') {
      keep(me.client.language)
      want([me.client.language, ...wishes])
    } else if (runtime.session.getState().kind === 'anonymous') {
      keep(null)
      want(wishes)
    }
  }
  follow()
  runtime.session.subscribe(follow)
  account.store.subscribe(follow)
  arrival.store.subscribe(follow)
  return store
}

function readKept(): string[] {
  const kept = localTexts.getItem(KEY)
  return kept === null ? [] : [kept]
}

function keep(language: string | null): void {
  if (language === null) localTexts.removeItem(KEY)
  else localTexts.setItem(KEY, language)
}
