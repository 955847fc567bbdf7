import { randomUUID } from 'node:crypto'
import { sameBytes } from '../same-bytes.ts'
import { spendChallenge } from '../challenge.ts'
import type { AuthorizeRequest } from '../hosted/authorize-request.ts'
import { PoolError } from '../pool-error.ts'
import { nowSeconds, type Pool } from '../pool.ts'

const PURPOSE = 'federation state'
/** As long as somebody may take to sign in at their company. */
const STATE_SECONDS = 900

/** What we must know again on the way back; the provider and the browser carry it sealed. */
export interface FederationState {
  provider: string
  /** As they were when it was sent: settings that changed meanwhile end the attempt. */
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
  return pool.secrets
    .seal(PURPOSE, JSON.stringify(content))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null when it is not ours, too old, another browser's, or was used. */
export async function spendState(pool: Pool, sealed: string, browser: string | null): Promise<FederationState | null> {
  const text = sealed.length <= 16_384 ? pool.secrets.open(PURPOSE, sealed) : null
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
