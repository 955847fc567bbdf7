import type { StoreApi } from 'zustand/vanilla'
import type { ErrorCode, LinkGrant, Result, SignatureGrant } from '@tabard/contract'
import type { IdentitySource, IdentityTokens } from '../identity/identity-source.ts'
import type { ServerClock } from '../clock.ts'
import type { KeyValue } from '../storage/key-value.ts'
import type { Wanted } from './judge-token.ts'
import type { Session, SessionProblem } from './session.ts'

/** The calls that give a session its signature. */
export interface TokenCalls {
  refresh(
    code: string,
  ): Promise<Result<SignatureGrant, 'refresh_invalid' | 'signature_expired' | 'account_disabled' | 'busy'>>
  exchange(
    shortId: string,
  ): Promise<Result<LinkGrant, 'link_not_found' | 'signature_expired' | 'account_disabled' | 'rate_limited' | 'busy'>>
}

/** A function of the host page that gives a fresh signature. */
export type GetToken = () => string | null | Promise<string | null>

export interface KeeperParts {
  calls: TokenCalls
  clock: ServerClock
  isOnline: () => boolean
  storage: KeyValue
  identity: IdentitySource | null
  sig: string | null
  getToken: GetToken | null
  log: (message: string) => void
}

/** Holds the page's one session: opens it, renews it in time, ends it. */
export interface SessionKeeper {
  readonly store: StoreApi<Session>
  /** What is wrong with the newest token; null while all is well. */
  readonly problem: StoreApi<SessionProblem | null>
  /** Opens the session once; later calls share the first one's result. */
  open(): Promise<Session>
  /**
   * The session to use now for a call about this record: the last good one where the newest token is for another
   * record or is not good. While a token for the record is awaited, the call waits too.
   */
  current(recordId?: string): Promise<Session>
  renew(): Promise<boolean>
  /** Tells the keeper that the gateway answered a call with this token, so that the token is good. */
  accepted(token: string | undefined): void
  /** Tells the keeper that the gateway refused this token. */
  refused(code: ErrorCode, token: string | undefined): void
  /** Takes a fresh signature from the host page; an open screen continues with it. Anything may come from there. */
  useSignature(sig: unknown): void
  /** Takes the host page's function, which may come later than the first signature. */
  useGetToken(getToken: GetToken | null): void
  /** A screen needs a token for this record until it calls the function returned. */
  expect(wanted: Wanted): () => void
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
