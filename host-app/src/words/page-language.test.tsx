import { createStore } from 'zustand/vanilla'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PSEUDO_LANGUAGE, pseudoWords } from '@tabard/contract'
import { createRuntime, learnWords, pageLanguage, speak, type IdentityTokens } from '@tabard/runtime'
import { createToasts } from '@tabard/widgets/ui'
import { wire } from '../../../packages/runtime/src/testing/wire.ts'
import { createAccount } from '../account/account.ts'
import { App } from '../app.tsx'
import type { Host } from '../host.ts'
import { text } from '../pages/not-found/not-found.text.ts'
import { createColorTheme } from '../shell/color-theme.ts'
import { createLeaveGuard } from '../shell/leave-guard.ts'
import { createArrival } from '../sign-in/arrival.ts'
import { createPageLanguage, firstWishes } from './page-language.ts'
import { speakLanguage } from './speak-language.ts'

const part = (value: object) => btoa(JSON.stringify(value))
const tokens: IdentityTokens = {
  idToken: `x.${part({ sub: 'user-1', name: 'Ada', email: 'ada@acme.test' })}.x`,
  accessToken: `x.${part({ scope: 'openid email' })}.x`,
}
const english = text.title

/** A host whose user works for a company with this language. */
async function openHost({ company, wishes = ['en'] }: { company: string; wishes?: string[] }) {
  await speakLanguage(firstWishes(wishes))
  const began = pageLanguage()
  const gateway = wire(({ url }) =>
    new URL(url).pathname === '/api/clients'
      ? { body: { ssoEnabled: false, logoName: null, language: company } }
      : { body: { users: [] } },
  )
  let current: IdentityTokens | null = null
  const runtime = createRuntime({
    baseUrl: 'https://app.acme.test',
    storage: 'memory',
    fetch: gateway.fetch,
    identity: { currentTokens: async () => current },
    sig: null,
  })
  const account = createAccount(runtime, { signOut: async () => {}, goToSso: async () => {} })
  const arrival = createArrival({ getItem: () => null, setItem: () => {}, removeItem: () => {} })
  const language = createPageLanguage({ runtime, account, arrival, wishes })
  await runtime.openSession()
  const signIn = () => {
    current = tokens
    runtime.signedIn(tokens)
  }
  return { began, runtime, account, arrival, language, signIn }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 30))

beforeEach(() => {
  localStorage.clear()
  learnWords(PSEUDO_LANGUAGE, (_part, en) => pseudoWords(en))
})
afterEach(() => {
  speak('en')
  document.documentElement.removeAttribute('lang')
  document.body.replaceChildren()
})

it.each([
  ['the company’s', { company: PSEUDO_LANGUAGE, wishes: ['en'] }, PSEUDO_LANGUAGE],
  ['the company’s, whatever the browser asks for', { company: 'en', wishes: [PSEUDO_LANGUAGE] }, 'en'],
  [
    'the browser’s, where the company’s has no words yet',
    { company: 'ja', wishes: ['fi', PSEUDO_LANGUAGE] },
    PSEUDO_LANGUAGE,
  ],
  ['English, where neither has', { company: 'ja', wishes: ['fi'] }, 'en'],
])('somebody who signed in reads %s', async (_, given, expected) => {
  const { signIn } = await openHost(given)
  signIn()
  await turn()
  expect([pageLanguage(), document.documentElement.lang]).toEqual([expected, expected])
})

it('draws what stands on the page anew', async () => {
  const { runtime, account, arrival, language, signIn } = await openHost({ company: PSEUDO_LANGUAGE })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const parts = {
    runtime,
    account,
    arrival,
    language,
    config: { release: 'test' },
    colors: createColorTheme(),
    uploads: { store: createStore(() => ({ uploads: [] })) },
    leaveGuard: createLeaveGuard(window),
    parentFrame: { isFramed: false },
    kind: { isCandidates: false, isBeta: false },
    toasts: createToasts(),
  }
  history.replaceState(null, '', '/nowhere')
  root.render(<App host={parts as unknown as Host} />)
  await vi.waitFor(() => expect(box.textContent).toContain(english), 10_000)
  signIn()
  await vi.waitFor(() => expect(box.textContent).toContain(pseudoWords({ english }).english), 10_000)
  expect(box.textContent).not.toContain(english)
  root.unmount()
}, 20_000)

it('begins in the language of the last session, and in the browser’s after a sign-out', async () => {
  const first = await openHost({ company: PSEUDO_LANGUAGE })
  expect(first.began).toBe('en')
  first.signIn()
  await turn()
  speak('en')
  const next = await openHost({ company: PSEUDO_LANGUAGE })
  expect(next.began).toBe(PSEUDO_LANGUAGE)
  next.signIn()
  await turn()
  next.runtime.signedOut()
  await turn()
  expect(pageLanguage()).toBe('en')
  expect(firstWishes(['en'])).toEqual(['en'])
})

it('waits until somebody who confirms an account is through', async () => {
  const { arrival, signIn } = await openHost({ company: PSEUDO_LANGUAGE })
  arrival.begin()
  signIn()
  await turn()
  expect(pageLanguage()).toBe('en')
  arrival.end()
  await turn()
  expect(pageLanguage()).toBe(PSEUDO_LANGUAGE)
})

it('stays in the language it has, where another cannot be loaded', async () => {
  const broken = { [PSEUDO_LANGUAGE]: async () => Promise.reject(new Error('offline')) }
  expect(await speakLanguage(['en'])).toBe('en')
  expect([await speakLanguage([PSEUDO_LANGUAGE], broken), document.documentElement.lang]).toEqual(['en', 'en'])
})

it('loads the words of a language when it is spoken first, and once', async () => {
  let loads = 0
  const loaders = { [PSEUDO_LANGUAGE]: async () => ({ notFound: pseudoWords({ ...text, title: `${++loads}` }) }) }
  await speakLanguage(['en'], loaders)
  expect(loads).toBe(0)
  for (const language of [PSEUDO_LANGUAGE, 'en', PSEUDO_LANGUAGE]) await speakLanguage([language], loaders)
  expect(loads).toBe(1)
})
