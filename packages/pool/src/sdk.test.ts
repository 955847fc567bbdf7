import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  DeleteUserAttributesCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  NotAuthorizedException,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticatorCode } from '#test/support/authenticator.ts'
import { clientIds, poolPassword, startPool, type TestPool } from '#test/support/start-pool.ts'

// AWS's own SDK, without credentials: every action of a user's own account, unsigned.
const ClientId = clientIds.ClientId
let t: TestPool
let client: CognitoIdentityProviderClient
beforeAll(async () => {
  t = await startPool({ settings: { allowsPasswordFlow: true } })
  client = new CognitoIdentityProviderClient({ region: 'eu-west-2', endpoint: t.endpoint, maxAttempts: 1 })
})
afterAll(async () => {
  client.destroy()
  await t.close()
})

describe('the AWS SDK', () => {
  it('does all that a user may do for themselves', async () => {
    const email = await t.newUser({ attributes: { name: 'Ada' } })
    const tokens = await signIn(email, poolPassword)
    const AccessToken = tokens.AccessToken ?? ''
    const user = await client.send(new GetUserCommand({ AccessToken }))
    expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: email })

    const updated = await client.send(
      new UpdateUserAttributesCommand({
        AccessToken,
        UserAttributes: [
          { Name: 'name', Value: 'Ada King' },
          { Name: 'email', Value: 'sdk@demo.test' },
        ],
      }),
    )
    expect(updated.CodeDeliveryDetailsList).toMatchObject([{ Destination: 's***@d***', DeliveryMedium: 'EMAIL' }])
    await client.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }))
    const code = await twoCodes('sdk@demo.test')
    await client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: code }))
    await client.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames: ['name'] }))
    const now = await client.send(new GetUserCommand({ AccessToken }))
    expect(now.UserAttributes?.map(({ Name }) => Name)).toEqual(['sub', 'email', 'email_verified'])

    const refreshed = await client.send(
      new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: tokens.RefreshToken }),
    )
    expect(refreshed.AuthenticationResult?.RefreshToken).not.toBe(tokens.RefreshToken)
    await client.send(
      new ChangePasswordCommand({ AccessToken, PreviousPassword: poolPassword, ProposedPassword: 'Chosen-anew-55' }),
    )
    await client.send(new RevokeTokenCommand({ ClientId, Token: refreshed.AuthenticationResult?.RefreshToken }))
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toBeInstanceOf(NotAuthorizedException)

    const again = await signIn('sdk@demo.test', 'Chosen-anew-55')
    await client.send(new GlobalSignOutCommand({ AccessToken: again.AccessToken }))
    await expect(client.send(new GetUserCommand({ AccessToken: again.AccessToken }))).rejects.toThrow(
      'Access Token has been revoked',
    )
  })

  it('sets up an authenticator app and signs in with it', async () => {
    const email = await t.newUser()
    const { AccessToken } = await signIn(email, poolPassword)
    const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))
    const verified = await client.send(
      new VerifySoftwareTokenCommand({ AccessToken, UserCode: authenticatorCode(SecretCode, t.now()) }),
    )
    expect(verified.Status).toBe('SUCCESS')
    await client.send(
      new SetUserMFAPreferenceCommand({
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      }),
    )
    const user = await client.send(new GetUserCommand({ AccessToken }))
    expect(user).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    })
    const asked = await send(email, poolPassword)
    expect(asked.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
    const done = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: asked.Session,
        ChallengeResponses: {
          USERNAME: asked.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? '',
          SOFTWARE_TOKEN_MFA_CODE: authenticatorCode(SecretCode, t.now() + 30_000),
        },
      }),
    )
    expect(done.AuthenticationResult?.TokenType).toBe('Bearer')
  })

  it('sets a forgotten password anew, and hears errors by their class', async () => {
    const email = await t.newUser()
    const forgot = await client.send(new ForgotPasswordCommand({ ClientId, Username: email }))
    expect(forgot.CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL')
    const input = { ClientId, Username: email, Password: 'Chosen-anew-55' }
    await expect(
      client.send(new ConfirmForgotPasswordCommand({ ...input, ConfirmationCode: 'abcdef' })),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await client.send(new ConfirmForgotPasswordCommand({ ...input, ConfirmationCode: await t.lastCode(email) }))
    expect((await signIn(email, 'Chosen-anew-55')).AccessToken).toBeDefined()
    await expect(signIn(email, poolPassword)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(
      client.send(new SignUpCommand({ ClientId, Username: 'mallory@demo.test', Password: 'Chosen-anew-55' })),
    ).rejects.toThrow('SignUp is not permitted for this user pool')
  })

  it('signs in by SRP, computed here from the protocol’s text', async () => {
    const email = await t.newUser()
    const { getDiffieHellman } = await import('node:crypto')
    const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
    const a = BigInt(`0x${randomBytes(128).toString('hex')}`)
    const A = power(2n, a, N)
    const asked = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A: A.toString(16) },
      }),
    )
    const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP: id = '' } = asked.ChallengeParameters ?? {}
    const k = number(hash(pad(N), pad(2n)))
    const B = BigInt(`0x${SRP_B}`)
    const u = number(hash(pad(A), pad(B)))
    const x = number(hash(pad(BigInt(`0x${SALT}`)), hash(Buffer.from(`Tabard1${id}:${poolPassword}`))))
    const S = power((((B - k * power(2n, x, N)) % N) + N) % N, a + u * x, N)
    const key = Buffer.from(hkdfSync('sha256', pad(S), pad(u), 'Caldera Derived Key', 16))
    const [day, date, month, year, time] = new Date(t.now()).toUTCString().replace(',', '').split(' ')
    const TIMESTAMP = `${day} ${month} ${Number(date)} ${time} UTC ${year}`
    const signed = createHmac('sha256', key)
      .update('Tabard1')
      .update(id)
      .update(Buffer.from(SECRET_BLOCK, 'base64'))
      .update(TIMESTAMP)
    const done = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: id,
          PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: signed.digest('base64'),
          TIMESTAMP,
        },
      }),
    )
    expect(done.AuthenticationResult?.AccessToken).toBeDefined()
  })
})

function send(USERNAME: string, PASSWORD: string) {
  return client.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }),
  )
}

async function signIn(email: string, password: string) {
  const { AuthenticationResult: tokens } = await send(email, password)
  if (!tokens) throw new Error('not signed in')
  return tokens
}

/** The second of two codes, because the first stops working. */
async function twoCodes(email: string): Promise<string> {
  await expect.poll(() => t.sent.filter(({ to }) => to === email).length).toBe(2)
  return t.lastCode(email)
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let [square, rest] = [base % modulus, exponent]; rest > 0n; rest >>= 1n, square = (square * square) % modulus)
    if (rest & 1n) result = (result * square) % modulus
  return result
}

function pad(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

function hash(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest()
}

function number(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`)
}
