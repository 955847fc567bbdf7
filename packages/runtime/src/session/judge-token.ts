import { readSignature, type Right, type ScreenFailure, type SignaturePayload } from '@tabard/contract'
import { nowSeconds, type ServerClock } from '../clock.ts'
import { signatureSession } from './open-session.ts'
import type { Session } from './session.ts'

export type SignatureSession = Extract<Session, { kind: 'signature' }>

/** What a screen needs a token for: its record, and a right that reading does not include. */
export interface Wanted {
  recordId: string
  right?: Right
}

/** The session of a token that the page around a screen gave, or what is wrong with the token. */
export function judgeToken(
  token: unknown,
  wanted: Iterable<Wanted>,
  clock: ServerClock,
): SignatureSession | ScreenFailure {
  if (typeof token !== 'string' || token === '') return 'token_missing'
  const payload = readSignature(token)
  if (!payload) return 'token_unreadable'
  supposeTime(payload, clock)
  const session = signatureSession(token, nowSeconds(clock))
  if (session?.kind !== 'signature') return 'signature_expired'
  const all = [...wanted]
  const ofRecord = all.filter(({ recordId }) => recordId === payload.resource.id)
  if (all.length > 0 && ofRecord.length === 0) return 'token_other_record'
  const isEnough = ofRecord.every(({ right }) => !right || payload.rights.includes(right))
  return isEnough ? session : 'token_view_only'
}

/**
 * A token that was just given and lies outside its own life was most likely just made, and the device's clock is off.
 * The gateway's answer to the next call tells.
 */
export function supposeTime({ iat, exp }: SignaturePayload, clock: ServerClock): void {
  const now = nowSeconds(clock)
  if (iat !== undefined && (now < iat || now >= exp)) clock.suppose(iat * 1000)
}
