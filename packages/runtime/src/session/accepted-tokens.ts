import { isExpired } from '@tabard/contract'
import type { SignatureSession } from './judge-token.ts'

/**
 * The last token of each record with which the gateway answered. A screen that is given a bad token, or another CV,
 * still sends with it what was typed.
 */
export interface AcceptedTokens {
  add(session: SignatureSession): void
  /** The gateway no longer takes this token. */
  drop(token: string | undefined): void
  of(recordId: string | undefined): SignatureSession | null
}

export function createAcceptedTokens(nowSeconds: () => number): AcceptedTokens {
  const byRecord = new Map<string, SignatureSession>()
  return {
    add: (session) => void byRecord.set(session.payload.resource.id, session),
    drop: (token) => {
      for (const [recordId, session] of byRecord) if (session.token === token) byRecord.delete(recordId)
    },
    of: (recordId) => {
      const session = recordId === undefined ? undefined : byRecord.get(recordId)
      return session && !isExpired(session.payload, nowSeconds()) ? session : null
    },
  }
}
