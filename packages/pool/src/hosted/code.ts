import { randomUUID } from 'node:crypto'
import { spendChallenge } from '../challenge.ts'
import { PoolError } from '../pool-error.ts'
import { nowSeconds, type Pool } from '../pool.ts'
import { openFromAddress, sealForAddress } from '../seal-for-address.ts'
import { endSessions } from '../sessions.ts'
import type { PoolUser, SignedInBy } from '../tables.ts'
import type { AuthorizeRequest } from './authorize-request.ts'

const PURPOSE = 'hosted code'
const CODE_SECONDS = 60

/** What an authorization code stands for. It is sealed into the code itself, so that any gateway can take the code. */
export interface CodeContent {
  sub: string
  by: SignedInBy
  redirectUri: string
  scope: string
  nonce: string | null
  codeChallenge: string
}

interface SealedCode extends CodeContent {
  /** Also names the session that the code opens. */
  handle: string
  until: number
}

export function makeCode(pool: Pool, user: PoolUser, by: SignedInBy, request: AuthorizeRequest): string {
  const content: SealedCode = {
    sub: user.sub,
    by,
    redirectUri: request.redirectUri,
    scope: request.scope,
    nonce: request.nonce,
    codeChallenge: request.codeChallenge,
    handle: randomUUID(),
    until: nowSeconds(pool) + CODE_SECONDS,
  }
  return sealForAddress(pool, PURPOSE, JSON.stringify(content))
}

/**
 * Uses the code up before the rest of the exchange is checked: a failed exchange cannot be tried again. A code that comes
 * twice was stolen, by the first caller or the second, so the session it opened is ended. Null when it is not valid.
 */
export async function spendCode(pool: Pool, code: string): Promise<(CodeContent & { originJti: string }) | null> {
  const text = openFromAddress(pool, PURPOSE, code)
  if (text === null) return null
  const content = JSON.parse(text) as SealedCode
  if (content.until <= nowSeconds(pool)) return null
  try {
    await spendChallenge(pool, content)
    return { ...content, originJti: content.handle }
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    await endSessions(pool, content.sub, { originJti: content.handle })
    return null
  }
}
