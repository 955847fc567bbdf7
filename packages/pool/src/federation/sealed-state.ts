import { randomUUID } from 'node:crypto'
import { sameBytes } from '../same-bytes.ts'
import { spendChallenge } from '../challenge.ts'
import type { AuthorizeRequest } from '../hosted/authorize-request.ts'
import { PoolError } from '../pool-error.ts'
import { nowSeconds, type Pool } from '../pool.ts'
import { openFromAddress, sealForAddress } from '../seal-for-address.ts'

const PURPOSE = 'federation state'
/** How long somebody may take to sign in at their company. */
const STATE_SECONDS = 900

/**
 * What we must know again when the browser comes back. It travels sealed with the browser and the provider, because we
 * keep no state.
 */
export interface FederationState {
  provider: string
  /** The settings when the browser was sent: if they have changed when it comes back, the attempt ends. */
  issuer: string
  clientId: string
  nonce: string
  verifier: string
  asked: AuthorizeRequest
}

interface Sealed extends FederationState {
  browser: string
  handle: string
  until: number
}

export function sealState(pool: Pool, browser: string, state: FederationState): string {
  const content: Sealed = {
    ...state,
    browser: browserMac(pool, browser).toString('base64'),
    handle: randomUUID(),
    until: nowSeconds(pool) + STATE_SECONDS,
  }
  return sealForAddress(pool, PURPOSE, JSON.stringify(content))
}

/** Null when it is not ours, too old, another browser's, or already used. */
export async function spendState(pool: Pool, sealed: string, browser: string | null): Promise<FederationState | null> {
  const text = openFromAddress(pool, PURPOSE, sealed)
  if (text === null || browser === null) return null
  const content = JSON.parse(text) as Sealed
  if (content.until <= nowSeconds(pool)) return null
  if (!sameBytes(browserMac(pool, browser), Buffer.from(content.browser, 'base64'))) return null
  try {
    await spendChallenge(pool, content)
    return content
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    return null
  }
}

function browserMac(pool: Pool, browser: string): Buffer {
  return pool.secrets.mac('federation browser', browser)
}
