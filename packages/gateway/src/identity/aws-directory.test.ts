import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readLetter } from '#test/support/read-letters.ts'
import { startGateway } from '#test/support/start-gateway.ts'
import { createConfig } from '../config/config.ts'
import { createUser } from '../services/users/create.ts'
import { insertCompany } from '../store/companies.ts'
import { systemDb } from '../store/db.ts'
import { insertUser } from '../store/users.ts'
import { createAwsDirectory } from './aws-directory.ts'
import type { UserDirectory } from './user-directory.ts'

const poolId = 'eu-west-2_Real12345'
const userId = '11111111-2222-3333-4444-555555555555'
/** The wire: what was asked, and what the next answers are. */
const asked: { target: string; body: Record<string, unknown> }[] = []
let answers: Record<string, { status?: number; body: unknown }> = {}
let server: Server
let directory: UserDirectory
let endpoint: string

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const target = String(request.headers['x-amz-target']).replace('AWSCognitoIdentityProviderService.', '')
      asked.push({ target, body: JSON.parse(text) as Record<string, unknown> })
      const { status = 200, body } = answers[target] ?? { body: {} }
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  directory = createAwsDirectory({
    region: 'eu-west-2',
    userPoolId: poolId,
    client: {
      endpoint,
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    },
  })
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  asked.length = 0
  answers = {}
})

const attributes = [
  { Name: 'sub', Value: userId },
  { Name: 'email', Value: 'ada@contoso.test' },
  { Name: 'custom:userrole', Value: 'admin' },
]
const named = { UserPoolId: poolId, Username: userId }
const targets = () => asked.map(({ target }) => target)

it("invites without a mail of Cognito's own, and returns the id Cognito gave", async () => {
  answers['AdminCreateUser'] = { body: { User: { Username: userId, Attributes: attributes } } }
  const invited = { email: 'ada@contoso.test', password: 'Temporary-1', isTemporary: true, attributes: { name: 'Ada' } }
  expect(await directory.createUser(invited)).toBe(userId)
  expect(asked).toEqual([
    {
      target: 'AdminCreateUser',
      body: {
        UserPoolId: poolId,
        Username: 'ada@contoso.test',
        MessageAction: 'SUPPRESS',
        TemporaryPassword: 'Temporary-1',
        UserAttributes: [
          { Name: 'name', Value: 'Ada' },
          { Name: 'email', Value: 'ada@contoso.test' },
          { Name: 'email_verified', Value: 'true' },
        ],
      },
    },
  ])
  await directory.createUser({ ...invited, isTemporary: false })
  expect(asked.at(-1)).toEqual({
    target: 'AdminSetUserPassword',
    body: { ...named, Password: 'Temporary-1', Permanent: true },
  })
})

it('says that an address is taken, in our own words', async () => {
  answers['AdminCreateUser'] = { status: 400, body: { __type: 'UsernameExistsException', message: 'exists' } }
  const made = directory.createUser({ email: 'a@b.test', password: 'x', isTemporary: true, attributes: {} })
  await expect(made).rejects.toMatchObject({ code: 'email_taken' })
})

it('finds by id and by address, and null where there is nobody', async () => {
  answers['AdminGetUser'] = {
    body: { Username: userId, UserAttributes: attributes, Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' },
  }
  const found = {
    userId,
    email: 'ada@contoso.test',
    attributes: { 'custom:userrole': 'admin' },
    isEnabled: true,
    mustChangePassword: true,
  }
  expect(await directory.find(userId)).toEqual(found)
  answers['ListUsers'] = { body: { Users: [{ Attributes: attributes, Enabled: false, UserStatus: 'CONFIRMED' }] } }
  expect(await directory.find('Ada"\\@contoso.test')).toEqual({ ...found, isEnabled: false, mustChangePassword: false })
  expect(asked.at(-1)?.body).toEqual({ UserPoolId: poolId, Filter: 'email = "ada\\"\\\\@contoso.test"', Limit: 1 })
  answers = {
    AdminGetUser: { status: 400, body: { __type: 'UserNotFoundException', message: 'User does not exist.' } },
    ListUsers: { body: { Users: [] } },
  }
  expect([await directory.find(userId), await directory.find('x@y.test')]).toEqual([null, null])
})

it('disables and ends every session, enables, signs out, and sets attributes', async () => {
  await directory.setEnabled(userId, false)
  await directory.setEnabled(userId, true)
  await directory.signOutEverywhere(userId)
  expect(targets()).toEqual(['AdminDisableUser', 'AdminUserGlobalSignOut', 'AdminEnableUser', 'AdminUserGlobalSignOut'])
  expect(asked.every(({ body }) => body['Username'] === userId && body['UserPoolId'] === poolId)).toBe(true)
  await directory.setAttributes(userId, { name: 'Ada', 'custom:userrole': 'recruiter' })
  expect(asked.at(-1)).toEqual({
    target: 'AdminUpdateUserAttributes',
    body: {
      ...named,
      UserAttributes: [
        { Name: 'name', Value: 'Ada' },
        { Name: 'custom:userrole', Value: 'recruiter' },
      ],
    },
  })
})

it('gives another temporary password and deletes, without minding that somebody is gone', async () => {
  await directory.setTemporaryPassword(userId, 'Again-123')
  expect(asked[0]?.body).toEqual({ ...named, Password: 'Again-123', Permanent: false })
  await directory.deleteUser(userId)
  expect(targets().slice(2)).toEqual(['AdminUserGlobalSignOut', 'AdminDeleteUser'])
  const gone = { status: 400, body: { __type: 'UserNotFoundException', message: 'User does not exist.' } }
  answers = { AdminUserGlobalSignOut: gone, AdminDeleteUser: gone }
  await expect(directory.deleteUser(userId)).resolves.toBeUndefined()
})

it('passes on what AWS refuses otherwise', async () => {
  answers['AdminDisableUser'] = { status: 400, body: { __type: 'NotAuthorizedException', message: 'No.' } }
  await expect(directory.setEnabled(userId, false)).rejects.toThrow('No.')
})

it('is what a gateway uses where COGNITO_* is set', async () => {
  const config = createConfig({
    ...{ s3: {}, ai: {}, captcha: {} },
    cognito: { region: 'eu-west-2', userPoolId: poolId, clientId: 'client', endpoint },
  })
  process.env['AWS_ACCESS_KEY_ID'] ??= 'test'
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test'
  const t = await startGateway({ config: { cognito: config.cognito } })
  try {
    answers['AdminCreateUser'] = { body: { User: { Attributes: attributes } } }
    const { context } = t.gateway
    const companyId = '00000000-0000-4000-8000-000000000001'
    await insertCompany(systemDb(context.store), { id: companyId, client_name: 'Contoso', created_at: 1 })
    const owner = {
      id: '00000000-0000-4000-8000-000000000002',
      company_id: companyId,
      user_role: 'admin',
      created_at: 1,
    }
    await insertUser(systemDb(context.store), { ...owner, email: 'owner@contoso.test', name: 'Owner' })
    const actor = { kind: 'user' as const, userId: owner.id, companyId, role: 'admin' as const }
    const input = { email: 'Ada@contoso.test', name: 'Ada', userRole: 'recruiter' as const }
    // A real Cognito signs the tokens, so this comes in behind the door.
    expect(await createUser(context, actor, input)).toMatchObject({ userId, email: 'ada@contoso.test' })
    const password = String(asked[0]?.body['TemporaryPassword'])
    expect(await readLetter(t, 'Ada@contoso.test')).toContain(password)
    expect((await t.request('POST', '/cognito/', { body: {} })).status).toBe(404)
  } finally {
    await t.close()
  }
})
