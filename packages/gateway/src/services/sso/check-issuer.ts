import { AppError } from '@tabard/contract'
import type { Context } from '../../context.ts'

const MAX_BYTES = 200_000
const TIMEOUT_MS = 8_000

/**
 * Asks an identity provider to describe itself, by the way out that refuses what lies inside our own network.
 * @throws AppError `sso_issuer_refused`
 */
export async function checkIssuer(context: Context, issuer: string): Promise<void> {
  const refused = (cause?: unknown): AppError => new AppError('sso_issuer_refused', { cause })
  let description: Record<string, unknown>
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const options = { headers: { accept: 'application/json' }, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS }
    const response = await context.outbound.fetch(address, options)
    if (!response.ok) throw new Error(`It answered ${response.status}`)
    description = (await response.json()) as Record<string, unknown>
  } catch (error) {
    throw refused(error)
  }
  const isWhole = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].every(
    (name) => typeof description[name] === 'string' && URL.canParse(String(description[name])),
  )
  // It must be equal letter for letter, because the ID tokens will carry it so.
  if (description['issuer'] !== issuer || !isWhole) throw refused()
}
