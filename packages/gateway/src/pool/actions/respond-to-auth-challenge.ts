import { sameBytes } from '../../config/secrets.ts'
import { openChallenge, sealChallenge, spendChallenge } from '../challenge.ts'
import { forgetFailures, takeAttempt } from '../lockout.ts'
import { invalidParameter, PoolError, wrongPassword } from '../pool-error.ts'
import type { Action, Pool, PoolCaller } from '../pool.ts'
import { checkClient, checkPolicy, readRecord } from '../read-input.ts'
import { expectedSignature, fakeVerifier, makeVerifier, readClientValue, type Verifier } from '../srp.ts'
import type { PoolUser } from '../tables.ts'
import { startSession } from '../tokens.ts'
import { attributesOf, changeUser, findUser, openVerifier, sealVerifier } from '../users.ts'
import type { SrpHandshake } from './initiate-auth.ts'

/** A timestamp further from our clock than this is a replay, or a very wrong clock. */
const CLOCK_LEEWAY_MS = 5 * 60_000

/** An invitation that lay about longer than this opens nothing. */
const TEMPORARY_PASSWORD_SECONDS = 7 * 86_400

/** Attributes a person may set for themselves while choosing a first password. Never their company, role or address. */
const ownAttributes = new Set(['name', 'phone_number'])

/** The second call of a sign-in, and each further challenge. */
export const respondToAuthChallenge: Action = async (pool, input, caller) => {
  checkClient(pool, input)
  const responses = readRecord(input['ChallengeResponses'])
  switch (input['ChallengeName']) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(pool, responses, caller)
    case 'NEW_PASSWORD_REQUIRED':
      return takeNewPassword(pool, input['Session'], responses)
    default:
      throw invalidParameter('Unknown ChallengeName')
  }
}

async function verifyPassword(pool: Pool, responses: Record<string, unknown>, caller: PoolCaller): Promise<object> {
  const sealed = responses['PASSWORD_CLAIM_SECRET_BLOCK']
  const handshake = openChallenge<SrpHandshake>(pool, 'srp', sealed)
  await spendChallenge(pool, handshake)
  await takeAttempt(pool, handshake.sub, caller.ip)

  // Made-up ids are looked up like any other, or the shorter answer would tell.
  const user = await findUser(pool, handshake.sub)
  const verifier: Verifier = user
    ? openVerifier(pool, user)
    : fakeVerifier(pool.secrets.mac('pool unknown user', handshake.sub))
  const isRight = isSigned(pool, handshake, verifier, String(sealed), responses)
  if (!user || !isRight) throw wrongPassword()
  await forgetFailures(pool, user.sub, caller.ip)
  if (!user.enabled) throw new PoolError('NotAuthorizedException', 'User is disabled.')
  if (user.status === 'UNCONFIRMED') throw new PoolError('UserNotConfirmedException', 'User is not confirmed.')
  if (user.status === 'RESET_REQUIRED') {
    throw new PoolError('PasswordResetRequiredException', 'Password reset required for the user')
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(pool, user)
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, user) }
}

function isSigned(
  pool: Pool,
  handshake: SrpHandshake,
  verifier: Verifier,
  sealed: string,
  responses: Record<string, unknown>,
): boolean {
  const { TIMESTAMP: timestamp, PASSWORD_CLAIM_SIGNATURE: signature } = responses
  const clientValue = readClientValue(handshake.clientValue)
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || clientValue === null) return false
  // `Tue Nov 3 09:05:07 UTC 2026`; the parser wants the zone last.
  const at = Date.parse(timestamp.replace(/^(\w+ \w+ \d+ [\d:]+) UTC (\d+)$/, '$1 $2 UTC'))
  if (!(Math.abs(at - pool.now()) <= CLOCK_LEEWAY_MS)) return false
  const expected = expectedSignature({
    poolName: pool.name,
    userId: handshake.sub,
    clientValue,
    secret: handshake.secret,
    verifier,
    block: Buffer.from(sealed, 'base64'),
    timestamp,
  })
  return expected !== null && sameBytes(expected, Buffer.from(signature, 'base64'))
}

function askNewPassword(pool: Pool, user: PoolUser): object {
  if (user.created_at + TEMPORARY_PASSWORD_SECONDS <= pool.now() / 1000) {
    throw new PoolError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    )
  }
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: sealChallenge(pool, 'new password', { sub: user.sub }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      // JSON in strings, and both there: the client parses both.
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(attributesOf(user)),
    },
  }
}

async function takeNewPassword(pool: Pool, session: unknown, responses: Record<string, unknown>): Promise<object> {
  const challenge = openChallenge<{ sub: string }>(pool, 'new password', session)
  const password = checkPolicy(responses['NEW_PASSWORD'])
  const user = await findUser(pool, challenge.sub)
  if (!user || !user.enabled || user.status !== 'FORCE_CHANGE_PASSWORD') throw wrongPassword()
  await spendChallenge(pool, challenge)
  const attributes = { ...user.attributes }
  for (const [key, value] of Object.entries(responses)) {
    const name = key.startsWith('userAttributes.') ? key.slice('userAttributes.'.length) : null
    if (name && ownAttributes.has(name) && isPlainText(value)) attributes[name] = value
  }
  const sealed_verifier = sealVerifier(pool, makeVerifier(pool.name, user.sub, password))
  await changeUser(pool, user.sub, { sealed_verifier, status: 'CONFIRMED', attributes })
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, { ...user, attributes }) }
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048 && !/[\p{Cc}\p{Cs}]/u.test(value)
}
