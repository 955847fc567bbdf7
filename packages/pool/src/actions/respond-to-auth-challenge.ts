import { refusalsEn } from '@tabard/contract'
import { sameBytes } from '../same-bytes.ts'
import { openChallenge, spendChallenge } from '../challenge.ts'
import { countAttempt } from '../check-password.ts'
import { forgetFailures } from '../lockout.ts'
import { afterPassword, askSecondFactor, endChallenge, finish, openUserChallenge, takeCode } from '../next-step.ts'
import { isAttributeValue, isOwnAttribute } from '../own-attributes.ts'
import { invalidParameter, PoolError, wrongPassword } from '../pool-error.ts'
import { checkPolicy, policyError } from '../policy.ts'
import type { Action, Pool, PoolCaller } from '../pool.ts'
import { checkClient, readRecord } from '../read-input.ts'
import { expectedSignature, fakeVerifier, isPassword, readClientValue, type Verifier } from '../srp.ts'
import { noSoftwareToken, openTotp, spendStep, stepOfCode } from '../totp.ts'
import { changeUser, findUser, newPassword, openVerifier } from '../users.ts'
import type { SrpHandshake } from './initiate-auth.ts'

/** A timestamp further from our clock than this is a replay, or a very wrong clock. */
const CLOCK_LEEWAY_MS = 5 * 60_000

/** The second call of a sign-in, and each further challenge. */
export const respondToAuthChallenge: Action = async (pool, input, caller) => {
  checkClient(pool, input)
  const responses = readRecord(input['ChallengeResponses'])
  switch (input['ChallengeName']) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(pool, responses, caller)
    case 'NEW_PASSWORD_REQUIRED':
      return takeNewPassword(pool, input['Session'], responses, caller)
    case 'SOFTWARE_TOKEN_MFA':
      return verifyCode(pool, input['Session'], responses, caller)
    case 'MFA_SETUP':
      return finishSetup(pool, input['Session'], caller)
    default:
      throw invalidParameter('Unknown ChallengeName')
  }
}

async function verifyPassword(pool: Pool, responses: Record<string, unknown>, caller: PoolCaller): Promise<object> {
  const sealed = responses['PASSWORD_CLAIM_SECRET_BLOCK']
  const handshake = openChallenge<SrpHandshake>(pool, 'srp', sealed)
  await spendChallenge(pool, handshake)

  // Made-up ids are looked up like any other: a quicker answer would tell that they are made up.
  const user = await findUser(pool, handshake.sub)
  await countAttempt(pool, handshake.sub, user, caller)
  const verifier: Verifier = user
    ? openVerifier(pool, user)
    : fakeVerifier(pool.secrets.mac('pool unknown user', handshake.sub))
  const isRight = await isSigned(pool, handshake, verifier, String(sealed), responses)
  if (!user || !isRight) throw wrongPassword()
  await forgetFailures(pool, user.sub, caller.ip)
  return afterPassword(pool, user, caller)
}

async function isSigned(
  pool: Pool,
  handshake: SrpHandshake,
  verifier: Verifier,
  sealed: string,
  responses: Record<string, unknown>,
): Promise<boolean> {
  const { TIMESTAMP: timestamp, PASSWORD_CLAIM_SIGNATURE: signature } = responses
  const clientValue = readClientValue(handshake.clientValue)
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || clientValue === null) return false
  // `Tue Nov 3 09:05:07 UTC 2026`; the parser wants the zone last.
  const at = Date.parse(timestamp.replace(/^(\w+ \w+ \d+ [\d:]+) UTC (\d+)$/, '$1 $2 UTC'))
  if (!(Math.abs(at - pool.now()) <= CLOCK_LEEWAY_MS)) return false
  const expected = await expectedSignature({
    poolName: pool.name,
    userId: handshake.sub,
    clientValue,
    serverValue: handshake.serverValue,
    secret: handshake.secret,
    verifier,
    block: Buffer.from(sealed, 'base64'),
    timestamp,
  })
  return expected !== null && sameBytes(expected, Buffer.from(signature, 'base64'))
}

async function takeNewPassword(
  pool: Pool,
  session: unknown,
  responses: Record<string, unknown>,
  caller: PoolCaller,
): Promise<object> {
  const { user, opened } = await openUserChallenge(pool, 'new password', session)
  const password = checkPolicy(responses['NEW_PASSWORD'])
  if (user.status !== 'FORCE_CHANGE_PASSWORD') throw wrongPassword()
  if (await isPassword(pool.name, user.sub, password, openVerifier(pool, user))) throw policyError(refusalsEn.temporary)
  await spendChallenge(pool, opened)
  const attributes = { ...user.attributes }
  for (const [key, value] of Object.entries(responses)) {
    const name = key.startsWith('userAttributes.') ? key.slice('userAttributes.'.length) : null
    // Clients send back all they were shown, the company included: attributes that users may not write are ignored.
    if (name !== null && isOwnAttribute(name) && isAttributeValue(value)) attributes[name] = value
  }
  const change = { ...(await newPassword(pool, user.sub, password)), status: 'CONFIRMED' as const, attributes }
  await changeUser(pool, user.sub, change)
  const changed = { ...user, ...change }
  await pool.hooks.onEvent?.({ type: 'password-changed', user: changed, ip: caller.ip, details: { isFirst: true } })
  return askSecondFactor(pool, changed, caller)
}

/** A wrong code leaves the session as it was, so that its user can try again. */
async function verifyCode(
  pool: Pool,
  session: unknown,
  responses: Record<string, unknown>,
  caller: PoolCaller,
): Promise<object> {
  const { user, opened } = await openUserChallenge(pool, 'mfa', session)
  if (user.sealed_totp === null) throw noSoftwareToken()
  await takeCode(pool, opened.handle, user, caller)
  const step = stepOfCode(pool, openTotp(pool, user.sealed_totp), responses['SOFTWARE_TOKEN_MFA_CODE'])
  if (step === null) throw new PoolError('CodeMismatchException', refusalsEn.wrongAppCode)
  await spendStep(pool, user.sub, step)
  await endChallenge(pool, opened, user, caller)
  return finish(pool, user, caller)
}

/** The code was checked in VerifySoftwareToken already, which gave this session. */
async function finishSetup(pool: Pool, session: unknown, caller: PoolCaller): Promise<object> {
  const { user, opened } = await openUserChallenge(pool, 'mfa is set up', session)
  await spendChallenge(pool, opened)
  return finish(pool, user, caller)
}
