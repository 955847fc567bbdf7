import { readSignature, type SignaturePayload } from '@tabard/contract'
import type { KeyValue } from '../storage.ts'

/** A signature as kept for the next page, with what renews it. */
export interface StoredSignature {
  token: string
  /** Opaque and single-use. Null for a signature that came without one. */
  refreshToken: string | null
  /** Milliseconds since 1970: when the next refresh is due. */
  refreshAtMs: number | null
}

const KEY = 'signature'

export function readStored(storage: KeyValue): StoredSignature | null {
  return storage.get<StoredSignature>(KEY)
}

/** Without a refresh code it is kept until its own end; with one, until the browser forgets it: the gateway decides. */
export function keepStored(storage: KeyValue, stored: StoredSignature): void {
  const payload = readSignature(stored.token)
  storage.set(KEY, stored, stored.refreshToken === null && payload ? payload.exp * 1000 : undefined)
}

export function forgetStored(storage: KeyValue): void {
  storage.remove(KEY)
}

/** Whether two signatures are for the same visitor of the same record: only then may one stand in for the other. */
export function isSameGrant(left: SignaturePayload, right: SignaturePayload): boolean {
  return left.resource.id === right.resource.id && left.linkId === right.linkId && left.uid === right.uid
}
