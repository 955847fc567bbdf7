/** What a signature token allows for its one resource. */
export type Right = 'read' | 'write' | 'output' | 'share'

/** Claims of a signature token. The gateway signs and verifies it; the browser only reads it. */
export interface SignaturePayload {
  /** Seconds since 1970. */
  exp: number
  /** When it was made, seconds since 1970. */
  iat?: number
  sub: string
  /** The link that a visitor opened. Either this or `uid` is set. */
  linkId?: string
  /** The user for whom an integration acts. */
  uid?: string
  navigationAllowed: boolean
  companyId: string
  resource: { kind: 'application' | 'template'; id: string }
  rights: Right[]
  /** Origins that may frame the page and hear its messages. */
  origins: string[]
}

/**
 * Reads the claims without checking the signature, so only for display and scheduling. Returns null when the token is
 * not a JWT with the claims above.
 */
export function readSignature(token: string): SignaturePayload | null {
  const body = token.split('.')[1]
  if (!body || token.length > 8192) return null
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isSignaturePayload(claims) ? claims : null
  } catch {
    return null
  }
}

/**
 * Base64url as it is written, and in no other way: no padding, no other alphabet, no space, and nothing in the bits after
 * the last whole byte. Decoders read all of those alike, so that one token would have many spellings.
 */
const PART = /^(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/

/** Whether this has the one accepted spelling of a signed token. It says nothing about who signed it. */
export function isSpelledAsJwt(token: string): boolean {
  const parts = token.split('.')
  return parts.length === 3 && parts.every((part) => part !== '' && PART.test(part))
}

export function isExpired(payload: SignaturePayload, nowSeconds: number): boolean {
  return payload.exp <= nowSeconds
}

function isSignaturePayload(value: unknown): value is SignaturePayload {
  if (typeof value !== 'object' || value === null) return false
  const claims = value as Partial<Record<keyof SignaturePayload, unknown>>
  return (
    typeof claims.exp === 'number' &&
    typeof claims.sub === 'string' &&
    typeof claims.navigationAllowed === 'boolean' &&
    (typeof claims.linkId === 'string' || typeof claims.uid === 'string') &&
    typeof claims.resource === 'object' &&
    claims.resource !== null &&
    Array.isArray(claims.rights)
  )
}
