import { fakeVerifier, makeSecret, publicValue, readClientValue } from '../srp.ts'
import { sealChallenge } from '../challenge.ts'
import { invalidParameter } from '../pool-error.ts'
import type { Action, Pool, PoolCaller } from '../pool.ts'
import { checkClient, metadataOf, readRecord } from '../read-input.ts'
import { continueSession } from '../tokens.ts'
import { findUser, openVerifier } from '../users.ts'

/** What PASSWORD_VERIFIER needs to finish: nothing is kept here between the two calls. */
export interface SrpHandshake {
  sub: string
  /** Hex, as the client sent it. */
  clientValue: string
  secret: string
}

/** What Cognito takes for a username. Control characters would reach the database's own errors. */
const usernamePattern = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u

/** The first call of a sign-in or a refresh. */
export const initiateAuth: Action = async (pool, input, caller) => {
  checkClient(pool, input)
  const parameters = readRecord(input['AuthParameters'])
  switch (input['AuthFlow']) {
    case 'USER_SRP_AUTH':
      return startSrp(pool, parameters, metadataOf(input), caller)
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return { ChallengeParameters: {}, AuthenticationResult: await continueSession(pool, parameters['REFRESH_TOKEN']) }
    case 'USER_PASSWORD_AUTH':
    case 'CUSTOM_AUTH':
      throw invalidParameter(`${String(input['AuthFlow'])} flow not enabled for this client`)
    default:
      throw invalidParameter('Unknown AuthFlow')
  }
}

async function startSrp(
  pool: Pool,
  parameters: Record<string, unknown>,
  metadata: Record<string, string>,
  caller: PoolCaller,
): Promise<object> {
  const name = parameters['USERNAME']
  if (typeof name !== 'string' || !usernamePattern.test(name))
    throw invalidParameter('Missing required parameter USERNAME')
  if (readClientValue(parameters['SRP_A']) === null) throw invalidParameter('Invalid SRP_A')
  await pool.hooks.beforeSignIn?.(metadata, caller)

  const user = await findUser(pool, name)
  // Unknown names get an answer of the same form, length and cost, the same one each time, and fail at the second call.
  const seed = pool.secrets.mac('pool unknown user', `${pool.id} ${name.toLowerCase()}`)
  const verifier = user ? openVerifier(pool, user) : fakeVerifier(seed)
  const sub = user?.sub ?? uuidFrom(seed)
  const secret = makeSecret()
  const handshake: SrpHandshake = { sub, clientValue: String(parameters['SRP_A']), secret }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt,
      SRP_B: publicValue(secret, verifier.v),
      SECRET_BLOCK: sealChallenge(pool, 'srp', handshake),
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  }
}

/** A version 4 id with both of its fixed parts spread as in real ones: a constant variant would give the fakes away. */
function uuidFrom(seed: Buffer): string {
  const bytes = Buffer.from(seed.subarray(16, 32))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
