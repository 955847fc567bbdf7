import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  isExpired,
  readSignature,
  SHORT_LINK_FIRST_REFRESH_MS,
  type ErrorCode,
  type LinkGrant,
  type Result,
  type SignatureGrant,
} from '@tabard/contract'
import { nowSeconds, type Clock } from '../clock.ts'
import type { KeyValue } from '../storage/key-value.ts'
import { openSession, signatureSession } from './open-session.ts'
import { createRefresh, EXPIRING_SECONDS } from './refresh.ts'
import type { IdentitySource, IdentityTokens } from '../identity/identity-source.ts'
import type { Session } from './session.ts'
import { forgetStored, keepStored, readStored, type StoredSignature } from './stored-signature.ts'

/** The calls that give a session its signature. */
export interface TokenCalls {
  refresh(
    code: string,
  ): Promise<Result<SignatureGrant, 'refresh_invalid' | 'signature_expired' | 'account_disabled' | 'busy'>>
  exchange(
    shortId: string,
  ): Promise<Result<LinkGrant, 'link_not_found' | 'signature_expired' | 'account_disabled' | 'rate_limited' | 'busy'>>
}

export interface KeeperParts {
  calls: TokenCalls
  clock: Clock
  isOnline: () => boolean
  storage: KeyValue
  identity: IdentitySource | null
  sig: string | null
  /** A function of the host page that gives a fresh signature. */
  getToken: (() => string | null | Promise<string | null>) | null
  log: (message: string) => void
}

/** Holds the page's one session: opens it, renews it in time, ends it. */
export interface SessionKeeper {
  readonly store: StoreApi<Session>
  /** Opens the session once; later calls share the first one's result. */
  open(): Promise<Session>
  /** The session to use for a call now. It is opened first if it is not open yet. */
  current(): Promise<Session>
  renew(): Promise<boolean>
  /** Tells the keeper that the gateway refused the session. */
  refused(code: ErrorCode): void
  /** Takes a fresh signature from the host page; an open screen continues with it. */
  useSignature(sig: string): void
  signedIn(tokens: IdentityTokens): void
  /** Forgets the session and everything stored for it. */
  signedOut(): void
  exchange(shortId: string): ReturnType<TokenCalls['exchange']>
  /** Runs the renewal that fell due while the page was suspended. */
  checkNow(): void
  /**
   * Calls `listener` once, shortly before the signature ends. A signature that is renewed automatically does not call
   * it.
   */
  onExpiring(listener: (secondsLeft: number) => void): () => void
  stop(): void
}

export function createSessionKeeper(parts: KeeperParts): SessionKeeper {
  const { calls, clock, isOnline, storage, identity, getToken, log } = parts
  const store = createStore<Session>(() => ({ kind: 'opening' }))
  const expiringListeners = new Set<(secondsLeft: number) => void>()
  let opening: Promise<Session> | null = null
  let sig = parts.sig
  let stored = readStored(storage)

  const keep = (next: StoredSignature) => {
    stored = next
    keepStored(storage, next)
  }
  const accept = (grant: SignatureGrant, nextRefreshMs: number) =>
    keep({
      token: grant.accessToken,
      refreshToken: grant.refreshToken,
      refreshAtMs: clock.now() + nextRefreshMs,
    })

  /**
   * A fresh signature from the host page's `getToken`, or by the stored refresh code if there is no `getToken`. Null
   * when neither gives one.
   */
  const freshSignature = async (): Promise<string | null> => {
    if (getToken) return (await getToken()) ?? null
    const code = stored?.refreshToken
    if (!code) return null
    const result = await calls.refresh(code)
    if (result.ok) {
      accept(result.value, result.value.refreshExpiry * 1000)
      return result.value.accessToken
    }
    log(result.error.text)
    if (result.error.code !== 'busy') forget()
    return null
  }
  const forget = () => {
    stored = null
    forgetStored(storage)
  }

  const refresh = createRefresh({
    clock,
    log,
    work: async () => {
      const session = store.getState()
      if (session.kind === 'signed-in') return renewIdentity()
      const token = await freshSignature()
      const next = token === null ? null : signatureSession(token, nowSeconds(clock))
      if (next) set(next)
      return next !== null
    },
  })

  const renewIdentity = async () => {
    const tokens = (await identity?.currentTokens({ force: true })) ?? null
    if (tokens) set({ kind: 'signed-in', tokens })
    return tokens !== null
  }

  const set = (session: Session) => {
    store.setState(session, true)
    plan()
  }

  /** Schedules the next renewal, or the end, of the current session. */
  const plan = () => {
    refresh.cancel()
    const session = store.getState()
    if (session.kind !== 'signature') return
    const endsAtMs = session.payload.exp * 1000
    const warnAtMs = endsAtMs - EXPIRING_SECONDS * 1000
    const isRenewable = getToken !== null || (stored?.token === session.token && stored.refreshToken !== null)
    if (isRenewable)
      return refresh.at(stored?.token === session.token ? (stored.refreshAtMs ?? warnAtMs) : warnAtMs, endsAtMs, end)
    refresh.end(warnAtMs, () => {
      const secondsLeft = Math.max(0, Math.round((endsAtMs - clock.now()) / 1000))
      for (const listener of expiringListeners) listener(secondsLeft)
      refresh.end(endsAtMs, end)
    })
  }

  const end = () => {
    const session = store.getState()
    if (session.kind === 'signature' && isExpired(session.payload, nowSeconds(clock))) {
      log('The signature has expired.')
      set({ kind: 'expired', payload: session.payload })
    }
  }

  const open = () =>
    (opening ??= openSession({
      sig,
      identity,
      stored,
      nowSeconds: nowSeconds(clock),
      refresh: freshSignature,
      log,
    }).then(async (session) => {
      const opened = session.kind === 'signature' || !getToken ? session : await fromHost(session)
      if (opened.kind === 'signature' && stored?.token !== opened.token) {
        keep({ token: opened.token, refreshToken: null, refreshAtMs: null })
      }
      // Skipped when a signature was given meanwhile, because that one is newer than what was found.
      if (store.getState().kind === 'opening') set(opened)
      return store.getState()
    }))

  const fromHost = async (session: Session): Promise<Session> => {
    const token = await freshSignature()
    return (token !== null && signatureSession(token, nowSeconds(clock))) || session
  }

  return {
    store,
    open,
    current: async () => {
      const session = store.getState().kind === 'opening' ? await open() : store.getState()
      if (session.kind !== 'signed-in' || !identity) return session
      // A provider that cannot be reached gives `undefined`, because the user may still be signed in. Only null means
      // signed out.
      const tokens = await identity.currentTokens().catch(() => undefined)
      if (tokens === undefined || (tokens === null && !isOnline())) return session
      if (tokens === null) set({ kind: 'anonymous' })
      else if (tokens.idToken !== session.tokens.idToken) set({ kind: 'signed-in', tokens })
      return store.getState()
    },
    renew: refresh.now,
    refused: (code) => {
      const session = store.getState()
      if (session.kind === 'signed-in') return set({ kind: 'anonymous' })
      if (session.kind !== 'signature') return
      forget()
      set(
        code === 'signature_expired' || code === 'token_expired'
          ? { kind: 'expired', payload: session.payload }
          : { kind: 'invalid' },
      )
    },
    useSignature: (next) => {
      sig = next
      const payload = readSignature(next)
      const session = signatureSession(next, nowSeconds(clock))
      if (session && stored?.token !== next) keep({ token: next, refreshToken: null, refreshAtMs: null })
      set(session ?? (payload ? { kind: 'expired', payload } : { kind: 'invalid' }))
    },
    signedIn: (tokens) => set({ kind: 'signed-in', tokens }),
    signedOut: () => {
      sig = null
      stored = null
      storage.clear()
      set({ kind: 'anonymous' })
    },
    exchange: async (shortId) => {
      const result = await calls.exchange(shortId)
      if (result.ok) {
        const grant: LinkGrant = result.value
        accept(grant, SHORT_LINK_FIRST_REFRESH_MS)
        const session = signatureSession(grant.accessToken, nowSeconds(clock))
        if (session) set(session)
      }
      return result
    },
    checkNow: () => refresh.catchUp(),
    onExpiring: (listener) => {
      expiringListeners.add(listener)
      return () => expiringListeners.delete(listener)
    },
    stop: () => {
      refresh.cancel()
      expiringListeners.clear()
    },
  }
}
