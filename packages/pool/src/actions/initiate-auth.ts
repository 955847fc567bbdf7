import { refusalsEn } from '@tabard/contract'
import { sealChallenge } from '../challenge.ts'
import { checkPassword } from '../check-password.ts'
import { afterPassword } from '../next-step.ts'
import { invalidParameter, PoolError } from '../pool-error.ts'
import type { Action, Pool, PoolCaller } from '../pool.ts'
import { checkClient, metadataOf, readRecord, readUsername } from '../read-input.ts'
import { continueSession } from '../refresh.ts'
import { fakeVerifier, makeSecret, publicValue, readClientValue } from '../srp.ts'
import { triggerError } from '../tokens.ts'
import { findUser, openVerifier, unknownUser } from '../users.ts'

/**
 * What PASSWORD_VERIFIER needs to finish. The client carries it sealed, because nothing is kept here between the two
 * calls.
 */
export interface SrpHandshake {
  sub: string
  /** Hex, as the client sent it. */
  clientValue: string
  /** Hex, as we sent it, in full length. */
  serverValue: string
  secret: string
}

/**
 * The length of the prime in hex. Values are padded to it, so that the length of what is sealed does not tell whether
 * a name is known.
 */
const HEX_LENGTH = 768

/** The first call of a sign-in or a refresh. */
export const initiateAuth: Action = async (pool, input, caller) => {
  checkClient(pool, input)
  const parameters = readRecord(input['AuthParameters'])
  switch (input['AuthFlow']) {
    case 'USER_SRP_AUTH':
      return startSrp(pool, parameters, metadataOf(input), caller)
    case 'USER_PASSWORD_AUTH':
      if (!pool.settings.allowsPasswordFlow) throw flowOff('USER_PASSWORD_AUTH')
      return takePassword(pool, parameters, metadataOf(input), caller)
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      const AuthenticationResult = await continueSession(pool, parameters['REFRESH_TOKEN'], caller)
      return { ChallengeParameters: {}, AuthenticationResult }
    }
    case 'CUSTOM_AUTH':
    case 'USER_AUTH':
    case 'ADMIN_USER_PASSWORD_AUTH':
    case 'ADMIN_NO_SRP_AUTH':
      throw flowOff(input['AuthFlow'])
    default:
      throw invalidParameter('Unknown AuthFlow')
  }
}

const flowOff = (flow: string): PoolError => invalidParameter(`${flow} flow not enabled for this client`)

async function startSrp(
  pool: Pool,
  parameters: Record<string, unknown>,
  metadata: Record<string, string>,
  caller: PoolCaller,
): Promise<object> {
  const name = readUsername(parameters['USERNAME'])
  const clientValue = parameters['SRP_A']
  if (typeof clientValue !== 'string' || readClientValue(clientValue) === null) throw invalidParameter('Invalid SRP_A')
  await askBefore(pool, metadata, caller)

  const user = await findUser(pool, name)
  if (!user && !pool.settings.hidesUnknownUsers) throw new PoolError('UserNotFoundException', refusalsEn.unknownUser)
  // An unknown name gets an answer of the same form, length and cost, the same one each time. It fails at the second call.
  const stranger = unknownUser(pool, name)
  const verifier = user ? openVerifier(pool, user) : fakeVerifier(stranger.seed)
  const sub = user?.sub ?? stranger.sub
  const secret = makeSecret()
  const serverValue = await publicValue(secret, verifier.v)
  const handshake: SrpHandshake = { sub, clientValue, serverValue: serverValue.padStart(HEX_LENGTH, '0'), secret }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt,
      SRP_B: serverValue,
      SECRET_BLOCK: sealChallenge(pool, 'srp', handshake),
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  }
}

async function takePassword(
  pool: Pool,
  parameters: Record<string, unknown>,
  metadata: Record<string, string>,
  caller: PoolCaller,
): Promise<object> {
  const name = readUsername(parameters['USERNAME'])
  const password = parameters['PASSWORD']
  if (typeof password !== 'string') throw invalidParameter('Missing required parameter PASSWORD')
  await askBefore(pool, metadata, caller)
  return afterPassword(pool, await checkPassword(pool, name, password, caller), caller)
}

/**
 * Shows the validation data (a captcha's answer, which works once) to the pool's owner, in the first call only. A client
 * that holds the first call's answer has passed this check, so the second call needs no proof of its own.
 */
export async function askBefore(
  pool: Pool,
  metadata: Record<string, string>,
  caller: PoolCaller,
  action: 'sign_in' | 'forgot_password' = 'sign_in',
): Promise<void> {
  try {
    await pool.hooks.beforeSignIn?.(metadata, caller, action)
  } catch (error) {
    throw triggerError('PreAuthentication', error)
  }
}
