import type { HostedParts } from '../hosted/hosted-parts.ts'
import { createRelyingParty, type RelyingParty } from './relying-party.ts'

/** Where identity providers send browsers back to; registered with each of them. */
export const CALLBACK_PATH = '/oauth2/idpresponse'

const made = new WeakMap<HostedParts, RelyingParty>()

/** Each hosted sign-in has one of its own, because it remembers the providers' metadata. */
export function relyingPartyOf(parts: HostedParts): RelyingParty {
  const known = made.get(parts)
  if (known) return known
  if (!parts.federation) throw new Error('No identity providers are asked here')
  const party = createRelyingParty(parts.federation, parts.origin + CALLBACK_PATH, parts.pool.now)
  made.set(parts, party)
  return party
}
