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
  isKnown: boolean
}

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
  if (typeof name !== 'string' || name === '' || name.length > 128)
    throw invalidParameter('Missing required parameter USERNAME')
  if (readClientValue(parameters['SRP_A']) === null) throw invalidParameter('Invalid SRP_A')
  await pool.hooks.beforeSignIn?.(metadata, caller)

  const user = await findUser(pool, name)
  // Unknown names get an answer of the same form, the same one each time, and fail at the second call.
  const seed = pool.secrets.mac('pool unknown user', `${pool.id} ${name.toLowerCase()}`)
  const verifier = user ? openVerifier(pool, user) : fakeVerifier(seed)
  const sub = user?.sub ?? uuidFrom(seed)
  const secret = makeSecret()
  const handshake: SrpHandshake = { sub, clientValue: String(parameters['SRP_A']), secret, isKnown: user !== undefined }
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

function uuidFrom(seed: Buffer): string {
  const hex = seed.subarray(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
