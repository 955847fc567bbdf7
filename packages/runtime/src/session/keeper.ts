import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  isExpired,
  readSignature,
  SHORT_LINK_FIRST_REFRESH_MS,
  type LinkGrant,
  type ScreenFailure,
  type SignatureGrant,
} from '@tabard/contract'
import { nowSeconds } from '../clock.ts'
import { createAcceptedTokens } from './accepted-tokens.ts'
import { judgeToken, supposeTime, type Wanted } from './judge-token.ts'
import { openSession, signatureSession } from './open-session.ts'
import { createRefresh, EXPIRING_SECONDS } from './refresh.ts'
import { canAsk, type Session, type SessionProblem } from './session.ts'
import type { GetToken, KeeperParts, SessionKeeper } from './session-keeper.ts'
import { forgetStored, keepStored, readStored, type StoredSignature } from './stored-signature.ts'
import { withinTime } from './within-time.ts'

/** A page may set its attributes one after the other, or fetch a token meanwhile. After this long something is wrong. */
const GRACE_MS = 1_000
/** How long a token may be on its way before the reader is told. */
const PATIENCE_MS = 10_000
const RETRY_MS = 5_000

export function createSessionKeeper(parts: KeeperParts): SessionKeeper {
  const { calls, clock, isOnline, storage, identity, log } = parts
  const store = createStore<Session>(() => ({ kind: 'opening' }))
  const problem = createStore<SessionProblem | null>(() => null)
  const expiringListeners = new Set<(secondsLeft: number) => void>()
  const acceptedTokens = createAcceptedTokens(() => nowSeconds(clock))
  const wanted = new Set<Wanted>()
  let { getToken, sig } = parts
  let opening: Promise<Session> | null = null
  let stored = readStored(storage)
  /** A token for a record that no screen shows yet: the element's other attribute may follow. */
  let early: string | null = null
  /** A screen has changed its record, and its token has not come yet. */
  let isWaiting = false
  let cancelWait: () => void = () => {}

  const keep = (next: StoredSignature) => {
    stored = next
    keepStored(storage, next)
  }
  const forget = () => {
    stored = null
    forgetStored(storage)
  }
  const accept = (grant: SignatureGrant, nextRefreshMs: number) =>
    keep({
      token: grant.accessToken,
      refreshToken: grant.refreshToken,
      refreshAtMs: clock.now() + nextRefreshMs,
    })

  /** What the host page's function gives; a token that comes after the time limit is still taken. */
  const tokenOfHost = async (ask: GetToken): Promise<Session | null> => {
    try {
      const asked = Promise.resolve(ask())
      const token = await withinTime(asked, PATIENCE_MS, clock, () => void asked.then(take, () => {}))
      return take(token)
    } catch {
      tell('token_not_given')
      return null
    }
  }
  /** A fresh signature from the host page, or by the stored refresh code if there is no `getToken`. */
  const freshSession = async (): Promise<Session | null> => {
    if (getToken) return tokenOfHost(getToken)
    const code = stored?.refreshToken
    if (!code) return null
    const result = await calls.refresh(code)
    if (result.ok) {
      accept(result.value, result.value.refreshExpiry * 1000)
      const next = signatureSession(result.value.accessToken, nowSeconds(clock))
      if (next) set(next)
      return next
    }
    log(result.error.text)
    if (result.error.code !== 'busy') forget()
    return null
  }

  const refresh = createRefresh({
    clock,
    log,
    work: async () =>
      store.getState().kind === 'signed-in' ? renewIdentity() : (await freshSession())?.kind === 'signature',
  })

  const renewIdentity = async () => {
    const tokens = (await identity?.currentTokens({ force: true })) ?? null
    if (tokens) set({ kind: 'signed-in', tokens })
    return tokens !== null
  }

  /** Makes this the session. Whatever was wrong with tokens before is over. */
  const set = (session: Session) => {
    cancelWait()
    isWaiting = session.kind === 'opening'
    store.setState(session, true)
    if (canAsk(session)) problem.setState(null, true)
    plan()
  }

  /** Says what is wrong. The screen is covered only while there is no other good token, or where this one was set. */
  const tell = (code: ScreenFailure, isSet = false) => {
    cancelWait()
    const wasBlocking = problem.getState()?.isBlocking === true
    const hasSession = canAsk(store.getState())
    problem.setState({ code, isBlocking: isSet || wasBlocking || !hasSession }, true)
    if (wasBlocking) return
    if (!hasSession) plan()
    else if (isSet && getToken) void refresh.now()
  }

  /** Takes a token if it is good for what is wanted. A bad one leaves the session as it is. */
  const take = (token: unknown, isSet = false): Session | null => {
    early = null
    const judged = judgeToken(token, wanted, clock)
    if (typeof judged !== 'string') {
      if (stored?.token !== judged.token) keep({ token: judged.token, refreshToken: null, refreshAtMs: null })
      set(judged)
      return judged
    }
    if (judged === 'token_missing' && isWaiting) return null
    const say = () => {
      if (!canAsk(store.getState()) && store.getState().kind !== 'opening')
        store.setState(sessionOf(token, judged), true)
      tell(judged, isSet)
    }
    if (judged === 'token_other_record') early = token as string
    // The element's two attributes may be set one after the other, or a token be taken away just before the next.
    const isPassing = judged === 'token_other_record' || judged === 'token_missing'
    if (isSet && isPassing) wait(GRACE_MS, say)
    else say()
    return null
  }
  const wait = (delayMs: number, work: () => void) => {
    cancelWait()
    cancelWait = clock.after(delayMs, work)
  }

  /** Schedules the next renewal, or the end, of the current session. */
  const plan = () => {
    refresh.cancel()
    const session = store.getState()
    if (session.kind !== 'signature') {
      if (getToken && problem.getState()?.isBlocking) refresh.at(clock.now() + RETRY_MS, Infinity, () => {})
      return
    }
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
    if (session.kind !== 'signature') return
    // The gateway's time may have become known since the end was planned.
    if (!isExpired(session.payload, nowSeconds(clock))) return plan()
    log('The signature has expired.')
    set({ kind: 'expired', payload: session.payload })
    tell(problem.getState()?.code ?? 'signature_expired')
  }

  const open = () =>
    (opening ??= openSession({
      sig,
      identity,
      stored,
      nowSeconds: nowSeconds(clock),
      refresh: async () => ((await freshSession()) ? (stored?.token ?? null) : null),
      log,
    }).then(async (found) => {
      const session = found.kind === 'expired' ? supposed(found) : found
      if (session.kind === 'signature' && !isWanted(session.payload.resource.id)) {
        if (store.getState().kind === 'opening') seek(session.token)
        return store.getState()
      }
      if (session.kind !== 'signature' && session.kind !== 'signed-in' && getToken) {
        await refresh.now()
      }
      if (session.kind === 'signature' && stored?.token !== session.token) {
        keep({ token: session.token, refreshToken: null, refreshAtMs: null })
      }
      // Skipped when a signature was given meanwhile, because that one is newer than what was found.
      if (store.getState().kind === 'opening') {
        set(session)
        if (!canAsk(session)) tell(problem.getState()?.code ?? codeOf(session))
      }
      return store.getState()
    }))

  /** A signature that the device's clock calls expired is tried once, because that clock may be wrong. */
  const supposed = (expired: Session): Session => {
    const token = stored && sig === null ? stored.token : sig
    const payload = token === null ? null : readSignature(token)
    if (token === null || !payload) return expired
    supposeTime(payload, clock)
    return signatureSession(token, nowSeconds(clock)) ?? expired
  }

  const currentOfIdentity = async (session: Session): Promise<Session> => {
    if (session.kind !== 'signed-in' || !identity) return session
    // A provider that cannot be reached gives `undefined`, because the user may still be signed in. Only null means
    // signed out.
    const tokens = await identity.currentTokens().catch(() => undefined)
    if (tokens === undefined || (tokens === null && !isOnline())) return session
    if (tokens === null) set({ kind: 'anonymous' })
    else if (tokens.idToken !== session.tokens.idToken) set({ kind: 'signed-in', tokens })
    return store.getState()
  }

  const isWanted = (recordId: string) => wanted.size === 0 || [...wanted].some((one) => one.recordId === recordId)

  /** Finds a token for what is wanted now: one that came early, the last good one, or one that the host page gives. */
  const seek = (candidate: string | null) => {
    const kept = [...wanted].map(({ recordId }) => acceptedTokens.of(recordId)).find((one) => one !== null)
    if (candidate !== null && typeof judgeToken(candidate, wanted, clock) !== 'string') return void take(candidate)
    if (kept) return set(kept)
    early = candidate
    problem.setState(null, true)
    set({ kind: 'opening' })
    const code = candidate === null ? 'token_missing' : 'token_other_record'
    wait(PATIENCE_MS, () => tell(code))
    // A request that is under way was made for the record before, so its answer may not do.
    if (getToken) void refresh.now().then((isFresh) => isFresh || canAsk(store.getState()) || refresh.now())
  }

  return {
    store,
    problem,
    open,
    current: async (recordId) => {
      if (store.getState().kind === 'opening') await open()
      const session = store.getState()
      if (session.kind === 'signed-in') return currentOfIdentity(session)
      if (session.kind === 'signature' && session.payload.resource.id === recordId) return session
      const kept = acceptedTokens.of(recordId)
      if (kept) return kept
      return session.kind === 'opening' ? afterOpening(store) : session
    },
    renew: refresh.now,
    accepted: (token) => {
      const session = store.getState()
      if (session.kind === 'signature' && session.token === token) acceptedTokens.add(session)
    },
    refused: (code, token) => {
      const session = store.getState()
      acceptedTokens.drop(token)
      if (session.kind === 'signed-in' && session.tokens.idToken === token) return set({ kind: 'anonymous' })
      if (session.kind !== 'signature' || session.token !== token) return
      forget()
      const isOver = code === 'signature_expired' || code === 'token_expired'
      const trouble = problem.getState()?.code
      const kept = acceptedTokens.of(session.payload.resource.id)
      set(kept ?? (isOver ? { kind: 'expired', payload: session.payload } : { kind: 'invalid' }))
      tell(trouble ?? (isOver ? 'signature_expired' : 'signature_invalid'), true)
    },
    useSignature: (next) => {
      sig = typeof next === 'string' ? next : null
      take(next, true)
    },
    useGetToken: (next) => {
      if (next === getToken) return
      getToken = next
      plan()
      if (next && problem.getState()?.isBlocking) void refresh.now()
    },
    expect: (one) => {
      const look = () => {
        const session = store.getState()
        if (wanted.size === 0 || session.kind === 'signed-in' || session.kind === 'anonymous') return
        if (
          session.kind === 'signature'
            ? isWanted(session.payload.resource.id)
            : session.kind === 'opening' && !isWaiting
        )
          return
        seek(early)
      }
      const isNew = !isWanted(one.recordId)
      wanted.add(one)
      if (isNew) look()
      return () => {
        wanted.delete(one)
        look()
      }
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
      cancelWait()
      refresh.cancel()
      expiringListeners.clear()
    },
  }
}

/** The session after the waiting for a token. */
function afterOpening(store: StoreApi<Session>): Promise<Session> {
  return new Promise((resolve) => {
    const stop = store.subscribe((session) => {
      if (session.kind === 'opening') return
      stop()
      resolve(session)
    })
  })
}

/** What a session is called that has no good token. */
function sessionOf(token: unknown, code: ScreenFailure): Session {
  const payload = typeof token === 'string' ? readSignature(token) : null
  return code === 'signature_expired' && payload ? { kind: 'expired', payload } : { kind: 'invalid' }
}

function codeOf({ kind }: Session): ScreenFailure {
  if (kind === 'expired') return 'signature_expired'
  return kind === 'anonymous' ? 'token_missing' : 'token_unreadable'
}
