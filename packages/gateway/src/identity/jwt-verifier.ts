import { AppError, isSpelledAsJwt } from '@tabard/contract'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'

/** A user's two tokens, verified and found to belong together. */
export interface VerifiedUser {
  sub: string
  originJti: string
  companyId: string
}

export interface JwtVerifier {
  /** @throws AppError `token_expired` or `token_invalid` */
  verify(idToken: string, accessToken: string): Promise<VerifiedUser>
}

export interface JwtVerifierOptions {
  issuer: string
  clientId: string
  /** The embedded pool's keys. Null: the issuer's keys are fetched. */
  keys: JWTVerifyGetKey | null
  /** Milliseconds since 1970. */
  now(): number
}

const MAX_TOKEN_LENGTH = 8192
const LEEWAY_SECONDS = 30

/** Verifies Cognito's tokens (RFC 8725): only RS256, only this issuer and client; an id and an access token cannot be swapped. */
export function createJwtVerifier({ issuer, clientId, keys: own, now }: JwtVerifierOptions): JwtVerifier {
  const keys = own ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  const check = async (token: string, use: 'id' | 'access'): Promise<JWTPayload> => {
    if (token.length > MAX_TOKEN_LENGTH || !isSpelledAsJwt(token)) throw new AppError('token_invalid')
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: LEEWAY_SECONDS,
        currentDate: new Date(now()),
      })
      const isOurs = use === 'id' ? payload.aud === clientId : payload['client_id'] === clientId
      if (payload['token_use'] !== use || !isOurs) throw new AppError('token_invalid')
      return payload
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new AppError('token_expired', { cause: error })
      throw error instanceof AppError ? error : new AppError('token_invalid', { cause: error })
    }
  }
  return {
    async verify(idToken, accessToken) {
      const [id, access] = await Promise.all([check(idToken, 'id'), check(accessToken, 'access')])
      const originJti = id['origin_jti']
      const companyId = id['custom:companyId']
      if (id.sub !== access.sub || originJti !== access['origin_jti']) throw new AppError('token_invalid')
      if (typeof originJti !== 'string' || typeof companyId !== 'string') throw new AppError('token_invalid')
      return { sub: String(id.sub), originJti, companyId }
    },
  }
}
