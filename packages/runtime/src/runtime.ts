import type { StoreApi } from 'zustand/vanilla'
import type { LinkGrant, Result } from '@tabard/contract'
import { apiBases, type ApiBases } from './api/address.ts'
import { createApi, type Api } from './api/api.ts'
import { createCache } from './api/cache.ts'
import { isOnline, type Fetch } from './api/send.ts'
import { createServerClock, systemClock, type Clock } from './clock.ts'
import { createDialog, type Dialog } from './dialog/dialog.ts'
import type { IdentitySource, IdentityTokens } from './identity/identity-source.ts'
import { createSessionKeeper } from './session/keeper.ts'
import type { Wanted } from './session/judge-token.ts'
import type { Session, SessionProblem } from './session/session.ts'
import type { GetToken } from './session/session-keeper.ts'
import { localKeyValue, memoryKeyValue, pageKeyValue, sessionKeyValue, type KeyValue } from './storage/key-value.ts'
import { createReporter } from './telemetry/reporter.ts'

export interface RuntimeOptions {
  /** Origin of the gateway: `https://tabard.example`, or '' for the page's own. */
  baseUrl: string
  /** Use `session` on our own origin, and `memory` in another site's page, because nothing may remain there. */
  storage: 'session' | 'memory'
  /** Addresses of the four gateways, where they are not under `baseUrl`: the `api` of `/config.json`. */
  apis?: Partial<ApiBases>
  identity?: IdentitySource
  sig?: string | null
  /** A function of the host page that gives a fresh signature. */
  getToken?: GetToken | null
  clock?: Clock
  fetch?: Fetch
  onUnexpected?: (error: unknown, reference: string) => void
  /** Diagnostics for the console; silent by default. */
  log?: (message: string) => void
}

/** What a screen needs besides its view: the session, the calls to the gateway, and storage. */
export interface Runtime {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly clock: Clock
  readonly session: StoreApi<Session>
  /** What is wrong with the newest token; null while all is well. */
  readonly problem: StoreApi<SessionProblem | null>
  readonly api: Api
  readonly dialog: Dialog
  /** Session storage, or memory in another site's page. */
  readonly storage: KeyValue
  /**
   * Local storage on our own origin, which outlives the browser process. In another site's page, memory that lasts as
   * long as the page, so that an element taken out and put back finds its unsent edits.
   */
  readonly lasting: KeyValue
  openSession(): Promise<Session>
  /** Renews the session now. Calls made meanwhile share one renewal. */
  renewSession(): Promise<boolean>
  /** Takes a fresh signature; one that is not good leaves the session as it is and becomes the `problem`. */
  useSignature(sig: unknown): void
  useGetToken(getToken: GetToken | null): void
  /** A screen needs a token for this record until it calls the function returned. */
  expect(wanted: Wanted): () => void
  signedIn(tokens: IdentityTokens): void
  signedOut(): void
  /** Exchanges a short link for a session that renews itself. */
  exchangeShortLink(
    shortId: string,
  ): Promise<Result<LinkGrant, 'link_not_found' | 'signature_expired' | 'account_disabled' | 'rate_limited' | 'busy'>>
  onTokenExpiring(listener: (secondsLeft: number) => void): () => void
  /** Reports an unexpected error. Returns a short reference that the user can give to support. */
  report(error: unknown): string
  dispose(): void
}

export function createRuntime(options: RuntimeOptions): Runtime {
  const clock = createServerClock(options.clock ?? systemClock)
  const isOurs = options.storage === 'session'
  const storage = isOurs ? sessionKeyValue(clock) : memoryKeyValue(clock)
  const lasting = isOurs ? localKeyValue(clock) : pageKeyValue
  const bases = apiBases(options.baseUrl, options.apis)
  const fetch: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const sender = { fetch, clock }
  // Loaded when needed, because an element in another site's page has neither a refresh code nor a short link.
  const calls = async () => (await import('./api/token-calls.ts')).createTokenCalls(bases, sender)
  const keeper = createSessionKeeper({
    calls: {
      refresh: async (code) => (await calls()).refresh(code),
      exchange: async (id) => (await calls()).exchange(id),
    },
    clock,
    isOnline,
    storage,
    identity: options.identity ?? null,
    sig: options.sig || null,
    getToken: options.getToken ?? null,
    log: options.log ?? (() => {}),
  })
  const cache = createCache(clock)
  const reporter = createReporter(options.onUnexpected)

  const onVisible = () => {
    if (document.visibilityState === 'visible') keeper.checkNow()
  }
  globalThis.document?.addEventListener('visibilitychange', onVisible)

  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    clock,
    session: keeper.store,
    problem: keeper.problem,
    api: createApi({ bases, credentials: keeper, cache, sender }),
    dialog: createDialog(),
    storage,
    lasting,
    openSession: keeper.open,
    renewSession: keeper.renew,
    useSignature: keeper.useSignature,
    useGetToken: keeper.useGetToken,
    expect: keeper.expect,
    signedIn: keeper.signedIn,
    signedOut: () => {
      cache.clear()
      lasting.clear()
      keeper.signedOut()
    },
    exchangeShortLink: keeper.exchange,
    onTokenExpiring: keeper.onExpiring,
    report: reporter.unexpected,
    dispose: () => {
      globalThis.document?.removeEventListener('visibilitychange', onVisible)
      keeper.stop()
      cache.clear()
    },
  }
}
