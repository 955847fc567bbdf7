import { isExpired, readSignature, type SignaturePayload } from '@tabard/contract'
import type { IdentitySource } from '../identity/identity-source.ts'
import type { Session } from './session.ts'
import { isSameGrant, type StoredSignature } from './stored-signature.ts'

export interface OpenSessionInput {
  /** The signature given by the address, the attribute or the property. */
  sig: string | null
  identity: IdentitySource | null
  stored: StoredSignature | null
  nowSeconds: number
  /** Asks for a fresh signature; null when there is no code to ask with, or when the request was refused. */
  refresh: (stored: StoredSignature) => Promise<string | null>
  log: (message: string) => void
}

/**
 * Finds the visitor's session, in this order: a signature that was given, the identity session, a stored signature
 * (only when
 * none was given), and last a refresh. It has no side effects besides calling `identity` and `refresh`.
 */
export async function openSession(input: OpenSessionInput): Promise<Session> {
  const steps = [givenSignature, identitySession, storedSignature, refreshedSignature]
  for (const step of steps) {
    const session = await step(input)
    if (session) return session
  }
  return unopened(input)
}

function givenSignature({ sig, nowSeconds }: OpenSessionInput): Session | null {
  return sig === null ? null : signatureSession(sig, nowSeconds)
}

async function identitySession({ identity }: OpenSessionInput): Promise<Session | null> {
  const tokens = (await identity?.currentTokens()) ?? null
  return tokens && { kind: 'signed-in', tokens }
}

function storedSignature({ sig, stored, nowSeconds }: OpenSessionInput): Session | null {
  return sig === null && stored ? signatureSession(stored.token, nowSeconds) : null
}

/** A stored refresh code opens only the record it was given for. It is never used for a signature of another record. */
async function refreshedSignature({ sig, stored, nowSeconds, refresh }: OpenSessionInput): Promise<Session | null> {
  if (!stored?.refreshToken) return null
  if (sig !== null && !isForSame(sig, stored.token)) return null
  const token = await refresh(stored)
  return token === null ? null : signatureSession(token, nowSeconds)
}

function unopened({ sig, stored, log }: OpenSessionInput): Session {
  const given = sig ?? stored?.token ?? null
  if (given === null) {
    log('No signature was provided.')
    return { kind: 'anonymous' }
  }
  const payload = readSignature(given)
  return payload ? { kind: 'expired', payload } : { kind: 'invalid' }
}

/** The session of a signature that can be read and has not ended, else null. */
export function signatureSession(token: string, nowSeconds: number): Session | null {
  const payload = readSignature(token)
  return payload && !isExpired(payload, nowSeconds) ? { kind: 'signature', token, payload } : null
}

function isForSame(sig: string, other: string): boolean {
  const [left, right]: (SignaturePayload | null)[] = [readSignature(sig), readSignature(other)]
  return left != null && right != null && isSameGrant(left, right)
}
