import type { PublicConfig } from '@tabard/contract'
import {
  localTexts,
  type HostedStart,
  type Identity as Provider,
  type IdentityFailure,
  type IdentityResult,
  type IdentitySource,
  type IdentityTokens,
  type SignInResult,
} from '@tabard/runtime'
import { pageLanguage } from '@tabard/runtime'
import { text } from '../sign-in/sign-in.text.ts'

/** The result of a sign-in. Expected failures are values that carry their text. */
export type SignInOutcome =
  | { at: 'signed-in'; tokens: IdentityTokens }
  | { at: 'new-password-required' }
  | { at: 'mfa-required' }
  /** The user adds this key to an authenticator app, which then shows the code. */
  | { at: 'mfa-setup-required'; secret: string }
  | Refused

/** `isOver`: the sign-in cannot be continued, such as when the user took too long to answer a challenge. */
export interface Refused {
  at: 'refused'
  text: string
  isOver: boolean
}

export type Outcome = { at: 'done' } | Refused

/** The answer of single sign-on. */
export type SsoReturn =
  | { kind: 'none' }
  | { kind: 'signed-in'; customState: string }
  | { kind: 'linked'; customState: string }
  | { kind: 'failed'; message: string; customState: string }

/** The identity provider as the app uses it. */
export interface Identity extends IdentitySource {
  /** `captcha` is the captcha's answer, which the pool checks before the password. */
  signIn(credentials: { email: string; password: string; captcha?: string }): Promise<SignInOutcome>
  /** Call after `new-password-required`. */
  completeNewPassword(password: string): Promise<SignInOutcome>
  /** Call after `mfa-required` or `mfa-setup-required`. */
  confirmMfa(code: string): Promise<SignInOutcome>
  /** Sends a code by e-mail. The result does not reveal whether there is such an account. */
  forgotPassword(asked: { email: string; captcha?: string }): Promise<Outcome>
  confirmForgotPassword(given: { email: string; code: string; newPassword: string }): Promise<Outcome>
  changePassword(given: { oldPassword: string; newPassword: string }): Promise<Outcome>
  updateName(name: string): Promise<Outcome>
  /** Signs out. A session of the hosted sign-in is ended there too, and for that the page leaves. */
  signOut(): Promise<void>
  /** Ends all sessions of the user, here and on every other device. */
  signOutEverywhere(): Promise<void>
  /** Leaves the page for single sign-on; without a link, for the provider that was used last. */
  startSso(start?: HostedStart): Promise<void>
  /** Takes the answer after the return from single sign-on. */
  finishSso(): Promise<SsoReturn>
  /** Forgets the provider that was used last, because it did not work. */
  forgetSso(): void
  /** Calls back when another tab of this browser signed in or out. */
  onOtherTab(listener: () => void): () => void
}

/** The prefix of the keys under which the provider's library stores its tokens. */
const STORAGE_PREFIX = 'CognitoIdentityServiceProvider.'
/**
 * The storage key of the last single sign-on provider. Only names and domains of companies are stored, never of people.
 */
const HINT_KEY = 'tabard.sso'
const HINTS = ['identity_provider', 'idp_identifier']
/** The provider's library is 27 kB, so visitors with a signature do not load it; they have none of its tokens. */
export function createIdentity(auth: PublicConfig['auth']): Identity {
  const library = once(async () => (await import('@tabard/runtime/cognito')).createCognitoIdentity(auth))
  const hasTokens = () => localTexts.getItem(`${STORAGE_PREFIX}${auth.userPoolWebClientId}.LastAuthUser`) !== null

  return {
    currentTokens: async (options) => (hasTokens() ? (await library()).currentTokens(options) : null),
    signIn: async ({ email, password, captcha }) => {
      const provider = await library()
      return outcomeAfter(provider, await provider.signIn(email, password, validationData(captcha)))
    },
    completeNewPassword: async (password) => {
      const provider = await library()
      return outcomeAfter(provider, await provider.completeNewPassword(password))
    },
    confirmMfa: async (code) => {
      const provider = await library()
      return outcomeAfter(provider, await provider.confirmMfa(code))
    },
    forgotPassword: async ({ email, captcha }) =>
      outcomeOf(await (await library()).forgotPassword(email, validationData(captcha))),
    confirmForgotPassword: async ({ email, code, newPassword }) =>
      outcomeOf(await (await library()).confirmForgotPassword(email, code, newPassword)),
    changePassword: async ({ oldPassword, newPassword }) =>
      outcomeOf(await (await library()).changePassword(oldPassword, newPassword)),
    updateName: async (name) => outcomeOf(await (await library()).updateName(name)),
    signOut: async () => {
      if (hasTokens()) await (await library()).signOutAndLeave()
    },
    signOutEverywhere: async () => {
      if (hasTokens()) await (await library()).signOut({ everywhere: true })
    },
    startSso: async (start = {}) => {
      const link = start.link ?? keptLink()
      if (start.link !== undefined) keepLink(start.link)
      await (await library()).federatedSignIn({ ...start, ...(link !== undefined && { link }) })
    },
    finishSso: async () => {
      const query = new URLSearchParams(location.search)
      if (!query.has('state') || !(query.has('code') || query.has('error'))) return { kind: 'none' }
      const came = await (await library()).finishFederatedSignIn()
      return came.kind === 'failed' ? { ...came, message: await wordsFor({ code: '', message: came.message }) } : came
    },
    forgetSso: () => localTexts.removeItem(HINT_KEY),
    onOtherTab: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || (key.startsWith(STORAGE_PREFIX) && key.endsWith('.LastAuthUser'))) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

const validationData = (captcha: string | undefined) => (captcha === undefined ? undefined : { captcha })

async function outcomeAfter(provider: Provider, result: SignInResult): Promise<SignInOutcome> {
  switch (result.kind) {
    case 'new-password-required':
    case 'mfa-required':
      return { at: result.kind }
    case 'mfa-setup-required':
      return { at: result.kind, secret: result.secret }
    case 'failed':
      return refusedBy(result)
    case 'signed-in': {
      const tokens = await provider.currentTokens()
      if (tokens) return { at: 'signed-in', tokens }
      return { at: 'refused', text: text.noResponse, isOver: true }
    }
  }
}

async function outcomeOf(result: IdentityResult): Promise<Outcome> {
  return result.kind === 'done' ? { at: 'done' } : refusedBy(result)
}

async function refusedBy(failure: IdentityFailure): Promise<Refused> {
  return { at: 'refused', text: await wordsFor(failure), isOver: failure.code === 'NotAuthorizedException' }
}

/** The provider always answers in English. Its words are loaded when it refuses for the first time. */
async function wordsFor({ code, message }: { code: string; message: string }): Promise<string> {
  if (code === 'NetworkError') return text.unreachable
  try {
    const { refusalWords, sayRefusal } = await import('@tabard/contract/refusal-words')
    await refusalWords.load(pageLanguage())
    return sayRefusal(message, pageLanguage())
  } catch {
    // What the provider said is better than no answer.
    return message
  }
}

function keptLink(): string | undefined {
  const kept = localTexts.getItem(HINT_KEY)
  return kept ? `https://kept.invalid/?${kept}` : undefined
}

function keepLink(link: string): void {
  const query = new URL(link).searchParams
  const kept = new URLSearchParams(HINTS.flatMap((name) => query.getAll(name).map((value) => [name, value])))
  localTexts.setItem(HINT_KEY, kept.toString())
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null
      throw error
    }))
}
