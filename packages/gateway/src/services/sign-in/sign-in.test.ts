import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityUser, sessionIn, signIn } from '#test/support/identity-js.ts'
import { codeFor } from '#test/support/letters.ts'
import { startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { seedPassword, type SeededCompany } from '#test/seeds/make-company.ts'
import { changeCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'

// The pool and the product together, as a customer's browser meets them.
let t: TestGateway
let endpoint = ''
beforeAll(async () => {
  t = await startGateway()
  endpoint = `${t.url}/cognito/`
})
afterAll(() => t.close())

describe('sign-in', () => {
  it('is written into the company’s audit, with what is done to an account’s keys', async () => {
    const company = await t.company()
    const { email, userId } = company.users.recruiter
    const result = await signIn(endpoint, email, seedPassword)
    await new Promise((resolve, reject) =>
      result.user.changePassword(seedPassword, 'Chosen-anew-55', (error) => (error ? reject(error) : resolve(null))),
    )
    await new Promise((resolve, reject) => result.user.globalSignOut({ onSuccess: resolve, onFailure: reject }))
    const done = async (): Promise<string[]> =>
      (await auditOf(company)).filter(({ subject }) => subject === userId).map(({ action }) => action)
    expect(await done()).toEqual(['signed-in', 'password-changed', 'signed-out-everywhere'])
    // Told behind the answer's back, and once.
    await Promise.all(Array.from({ length: 12 }, () => guess(email)))
    await expect.poll(done).toContain('sign-in-locked')
    expect((await done()).filter((action) => action === 'sign-in-locked')).toHaveLength(1)
  })

  it('is refused to a disabled company in the words of a 423, at a refresh too', async () => {
    const company = await t.company()
    const { email } = company.users.admin
    const result = await signIn(endpoint, email, seedPassword)
    await changeCompany(companyDb(t.gateway.context.store, company.companyId), company.companyId, { disabled: true })
    const refused = {
      code: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error Access to this account has been disabled.',
    }
    expect(await signIn(endpoint, email, seedPassword)).toMatchObject(refused)
    const answer = await pool('GetTokensFromRefreshToken', {
      ClientId: 'tabardhostapp',
      RefreshToken: sessionIn(result).getRefreshToken().getToken(),
    })
    expect(answer.body).toMatchObject({ __type: refused.code, message: refused.message })
    // Whoever does not know the password learns nothing of it.
    expect(await signIn(endpoint, email, 'Wrong-word-55')).toMatchObject({ message: 'Incorrect username or password.' })
  })

  it('asks everybody for an authenticator where the company says so', async () => {
    const company = await t.company()
    const options = { mfaRequired: true }
    await changeCompany(companyDb(t.gateway.context.store, company.companyId), company.companyId, { options })
    expect((await signIn(endpoint, company.users.recruiter.email, seedPassword)).kind).toBe('setup-required')
  })

  it('is possible again with a code that came by e-mail', async () => {
    const company = await t.company()
    const { email } = company.users.recruiter
    const user = identityUser(endpoint, email)
    await new Promise((resolve, reject) => user.forgotPassword({ onSuccess: resolve, onFailure: reject }))
    const code = await codeFor(t.url, email)
    await new Promise((resolve, reject) =>
      user.confirmPassword(code, 'Chosen-anew-55', { onSuccess: resolve, onFailure: reject }),
    )
    expect((await signIn(endpoint, email, 'Chosen-anew-55')).kind).toBe('signed-in')
  })

  it('has a rate of its own, by address and user; refreshing does not count in it', async () => {
    const company = await t.company()
    const tokens = sessionIn(await signIn(endpoint, company.users.brandEditor.email, seedPassword))
    const ask = (): ReturnType<typeof pool> =>
      pool('InitiateAuth', {
        ClientId: 'tabardhostapp',
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: company.users.brandEditor.email, SRP_A: 'abcdef' },
      })
    const answers = await Promise.all(Array.from({ length: 60 }, ask))
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ __type: 'TooManyRequestsException' })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    let token = tokens.getRefreshToken().getToken()
    for (let times = 0; times < 8; times += 1) {
      const { status, body } = await pool('InitiateAuth', {
        ClientId: 'tabardhostapp',
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: token },
      })
      expect(status).toBe(200)
      token = (body as { AuthenticationResult: { RefreshToken: string } }).AuthenticationResult.RefreshToken
    }
    const large = await pool('InitiateAuth', { filler: 'x'.repeat(70_000) })
    expect(large.body).toMatchObject({ __type: 'SerializationException' })
  })
})

async function pool(action: string, body: object): Promise<{ status: number; headers: Headers; body: unknown }> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

/** One wrong guess, as fast as any program can make it. */
async function guess(email: string): Promise<void> {
  const ClientId = 'tabardhostapp'
  const AuthParameters = { USERNAME: email, SRP_A: 'abcdef' }
  const asked = await pool('InitiateAuth', { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters })
  const { SECRET_BLOCK } = (asked.body as { ChallengeParameters: Record<string, string> }).ChallengeParameters
  const ChallengeResponses = { PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE: 'AAAA' }
  await pool('RespondToAuthChallenge', { ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses })
}

async function auditOf({ companyId }: SeededCompany): Promise<{ action: string; subject: string }[]> {
  const db = companyDb(t.gateway.context.store, companyId)
  return db.scope.query(db.sql.selectFrom('audit').select(['action', 'subject']).orderBy('id'))
}
