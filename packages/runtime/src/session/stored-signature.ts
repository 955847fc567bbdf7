import { readSignature, type SignaturePayload } from '@tabard/contract'
import type { KeyValue } from '../storage/key-value.ts'

/** A signature stored for the next page, with the code that renews it. */
export interface StoredSignature {
  token: string
  /** Opaque and single-use. Null for a signature without a refresh token. */
  refreshToken: string | null
  /** Milliseconds since 1970: when the next refresh is due. */
  refreshAtMs: number | null
}

const KEY = 'signature'

export function readStored(storage: KeyValue): StoredSignature | null {
  return storage.get<StoredSignature>(KEY)
}

/**
 * Without a refresh code, the signature is kept until its own end. With one, it has no end here, because the gateway
 * decides whether the code is still good.
 */
export function keepStored(storage: KeyValue, stored: StoredSignature): void {
  const payload = readSignature(stored.token)
  storage.set(KEY, stored, stored.refreshToken === null && payload ? payload.exp * 1000 : undefined)
}

export function forgetStored(storage: KeyValue): void {
  storage.remove(KEY)
}

/** Whether two signatures are for the same visitor of the same record. Only then may one replace the other. */
export function isSameGrant(left: SignaturePayload, right: SignaturePayload): boolean {
  return left.resource.id === right.resource.id && left.linkId === right.linkId && left.uid === right.uid
}
