import { errorWords, routes, userDescriptions, type Role } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { sessionIn, signIn, step } from '#test/support/identity-js.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { readLetter, temporaryPasswordOf } from '#test/support/read-letters.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

let t: TestGateway
let ours: SeededCompany
let theirs: SeededCompany
let admin: Credentials
let recruiter: Credentials
let nowMs = Date.now()

beforeAll(async () => {
  t = await startGateway({ clock: { now: () => nowMs } })
  ours = await t.company('Ours')
  theirs = await t.company('Theirs')
  admin = await t.signIn(ours.users.admin.email)
  recruiter = await t.signIn(ours.users.recruiter.email)
})
afterAll(() => t.close())

let count = 0
const newAddress = (): string => `person-${(count += 1)}@ours.test`
async function invite(userRole: Role = 'recruiter') {
  const email = newAddress()
  const made = await t.call(routes.createUser, { as: admin, body: { email, name: 'Ines Colleague', userRole } })
  expect(made.status).toBe(200)
  return made.value
}

describe('an invitation', () => {
  it('goes by mail with a temporary password, and never in the answer', async () => {
    const user = await invite('brandEditor')
    expect(user).toMatchObject({ userRole: 'brandEditor', company: 'Ours', companyId: ours.companyId, userType: 'app' })
    const password = await temporaryPasswordOf(t, user.email)
    expect(JSON.stringify(user)).not.toContain(password)
    const signIn = await t.gateway.directory.find(user.email)
    expect(signIn).toMatchObject({ userId: user.userId, mustChangePassword: true })
    expect(signIn?.attributes).toMatchObject({ 'custom:companyId': ours.companyId, 'custom:userrole': 'brandEditor' })
  })

  it('leads from the temporary password to a profile, as the confirmation page goes', async () => {
    const { email, userId } = await invite()
    const password = await temporaryPasswordOf(t, email)
    const endpoint = `${t.url}/cognito/`
    const { kind, user } = await signIn(endpoint, email, password)
    expect(kind).toBe('new-password-required')
    const session = sessionIn(
      await step(user, (handlers) => user.completeNewPasswordChallenge('My-own-passw0rd!', {}, handlers)),
    )
    const as = {
      authorization: session.getIdToken().getJwtToken(),
      'x-access-token': session.getAccessToken().getJwtToken(),
    }
    const body = {
      userId,
      email,
      name: 'Ines Own Name',
      clientId: ours.companyId,
      userDescription: userDescriptions[2],
    }
    expect((await t.call(routes.updateProfile, { as, body })).value).toMatchObject({ name: 'Ines Own Name' })
    expect((await t.call(routes.getClient, { as })).value.clientName).toBe('Ours')
    expect((await signIn(endpoint, email, password)).kind).toBe('failed')
  })

  it('can be sent again, with another password, until somebody has come', async () => {
    const user = await invite()
    const first = await temporaryPasswordOf(t, user.email)
    nowMs += 1000
    const again = await t.call(routes.resendInvitation, { as: admin, body: { userId: user.userId } })
    expect([again.status, again.value]).toEqual([200, { userId: user.userId, email: user.email }])
    expect(await temporaryPasswordOf(t, user.email)).not.toBe(first)
    const known = await t.call(routes.resendInvitation, { as: admin, body: { userId: ours.users.recruiter.userId } })
    expect(known.error.error).toBe('not_found')
  })

  it('is refused for an address that has an account, here or in another company', async () => {
    for (const email of [ours.users.recruiter.email, theirs.users.admin.email.toUpperCase()]) {
      const answer = await t.call(routes.createUser, {
        as: admin,
        body: { email, name: 'Again', userRole: 'recruiter' },
      })
      expect([answer.status, answer.error.error]).toEqual([409, 'email_taken'])
    }
  })

  it('takes no company, type or beta permission from whoever sends one', async () => {
    for (const extra of [
      { companyId: theirs.companyId },
      { userType: 'beta' },
      { betaPermissions: { folders: true } },
    ]) {
      const body = { email: newAddress(), name: 'X', userRole: 'recruiter', ...extra }
      expect((await t.request('POST', '/api/users', { as: admin, body })).status).toBe(400)
    }
  })
})

describe('the list of users', () => {
  it('names the own company alone', async () => {
    const { value } = await t.call(routes.listUsers, { as: recruiter })
    expect(new Set(value.users.map((user) => user.companyId))).toEqual(new Set([ours.companyId]))
    const foreign = await t.call(routes.listUsers, { as: admin, query: { userId: theirs.users.admin.userId } })
    expect(foreign.status).toBe(404)
  })
})

describe('a change of role', () => {
  it('bites at once, is written down, and stands in the next token', async () => {
    const { userId, email } = ours.users.brandEditor
    const as = await t.signIn(email)
    const change = await t.call(routes.updateUser, {
      as: admin,
      body: { userId, email: email.toUpperCase(), userRole: 'recruiter', accessIdToken: 'a.b.c' },
    })
    expect([change.status, change.value.userRole]).toEqual([200, 'recruiter'])
    const refused = await t.call(routes.updateClient, { as, body: { updates: { brandColors: ['#112233'] } } })
    expect(refused.error.error).toBe('forbidden')
    const audit = await t.call(routes.listAudit, { as: admin, query: { action: 'role-changed' } })
    expect(JSON.stringify(audit.value)).toContain('brandEditor')
    expect((await t.gateway.directory.find(userId))?.attributes['custom:userrole']).toBe('recruiter')
    await t.call(routes.updateUser, { as: admin, body: { userId, userRole: 'brandEditor' } })
  })

  it("is an admin's to make, in their own company", async () => {
    const { userId } = ours.users.recruiter
    const self = await t.call(routes.updateUser, { as: recruiter, body: { userId, userRole: 'admin' } })
    expect(self.error.error).toBe('forbidden')
    const foreign = { userId: theirs.users.recruiter.userId, userRole: 'admin' as const }
    expect((await t.call(routes.updateUser, { as: admin, body: foreign })).status).toBe(404)
    const wrong = { userId, email: 'somebody@else.test', name: 'X' }
    expect((await t.call(routes.updateUser, { as: admin, body: wrong })).status).toBe(404)
  })

  it('leaves the last admin one, even when two go at the same time', async () => {
    const { userId } = ours.users.admin
    for (const body of [
      { userId, userRole: 'recruiter' as const },
      { userId, disabled: true },
    ]) {
      expect((await t.call(routes.updateUser, { as: admin, body })).error.error).toBe('last_admin')
    }
    expect((await t.call(routes.deleteUser, { as: admin, query: { userId } })).error.error).toBe('last_admin')
    const second = await invite('admin')
    const both = await Promise.all(
      [userId, second.userId].map((one) =>
        t.call(routes.updateUser, { as: admin, body: { userId: one, userRole: 'recruiter' } }),
      ),
    )
    // Whoever was first may have taken the asker's own right along; either way one admin is left.
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1)
    const { value } = await t.call(routes.listUsers, { as: recruiter })
    const admins = value.users.filter((user) => user.userRole === 'admin')
    expect(admins).toHaveLength(1)
    const db = t.gateway.context.store.asCompany(ours.companyId)
    await db.query(
      t.gateway.context.store.sql.updateTable('users').set({ user_role: 'admin' }).where('id', '=', userId),
    )
    await t.call(routes.deleteUser, { as: admin, query: { userId: second.userId } })
  })
})

describe('a closed door', () => {
  it('ends what is open, and opens again', async () => {
    const { userId, email } = ours.users.brandEditor
    const as = await t.signIn(email)
    expect((await t.call(routes.updateUser, { as: admin, body: { userId, disabled: true } })).value.disabled).toBe(true)
    expect((await t.call(routes.getClient, { as })).status).toBe(401)
    await expect(t.signIn(email)).rejects.toThrow('User is disabled.')
    expect((await t.call(routes.updateUser, { as: admin, body: { userId, disabled: false } })).status).toBe(200)
    expect((await t.call(routes.getClient, { as: await t.signIn(email) })).status).toBe(200)
  })
})

describe('a profile', () => {
  it('is saved as it is confirmed, by oneself', async () => {
    const { userId, email } = ours.users.recruiter
    const body = {
      userId,
      email,
      name: 'Sofia Brandt',
      clientId: ours.companyId,
      clientName: 'Ours',
      phone: '+31 10 555 0142',
      jobTitle: 'Consultant',
      linkedInUrl: 'www.linkedin.com/in/sofia',
      userDescription: userDescriptions[0],
    }
    const { status, value } = await t.call(routes.updateProfile, { as: recruiter, body })
    expect(status).toBe(200)
    expect(value.userDescription).toBe(userDescriptions[0])
    expect(value).toMatchObject({
      name: 'Sofia Brandt',
      phone: body.phone,
      linkedInUrl: 'https://www.linkedin.com/in/sofia',
    })
    expect((await t.gateway.directory.find(userId))?.attributes['name']).toBe('Sofia Brandt')
  })

  it('keeps what it is not told, and takes nothing that is not its own', async () => {
    const change = await t.call(routes.updateProfile, { as: recruiter, body: { displayName: 'S. Brandt' } })
    expect(change.value).toMatchObject({ displayName: 'S. Brandt', jobTitle: 'Consultant' })
    for (const extra of [
      { userRole: 'admin' },
      { userType: 'beta' },
      { betaPermissions: { folders: true } },
      { company: 'Theirs' },
      { companyId: theirs.companyId },
      { disabled: false },
      { id: theirs.users.admin.userId },
      { createdAt: 1 },
      { linkedInUrl: 'javascript:alert(1)' },
      { userDescription: 'I own the place' },
    ]) {
      expect((await t.request('PATCH', '/api/users', { as: recruiter, body: extra })).status).toBe(400)
    }
    const raw = '{"displayName":"x","__proto__":{"userRole":"admin"}}'
    expect((await t.request('PATCH', '/api/users', { as: recruiter, body: raw })).status).toBe(400)
  })

  it("is another's to change for an admin alone, and permissions are an admin's to give", async () => {
    const { userId } = ours.users.brandEditor
    expect((await t.call(routes.updateProfile, { as: recruiter, body: { userId, name: 'X' } })).status).toBe(403)
    const mine = { permissions: { folders: true } }
    expect((await t.call(routes.updateProfile, { as: recruiter, body: mine })).status).toBe(403)
    const given = await t.call(routes.updateProfile, { as: admin, body: { userId, ...mine, jobTitle: 'Brand' } })
    expect(given.value).toMatchObject({ permissions: { folders: true }, jobTitle: 'Brand' })
    expect((await t.call(routes.updateProfile, { as: admin, body: { permissions: { made_up: true } } })).status).toBe(
      400,
    )
  })

  it("of another company, or with another company's name in it, is not there", async () => {
    for (const body of [
      { userId: theirs.users.recruiter.userId, name: 'X' },
      { clientId: theirs.companyId, name: 'X' },
      { clientName: 'Theirs', name: 'X' },
      { email: theirs.users.admin.email, name: 'X' },
    ]) {
      expect((await t.call(routes.updateProfile, { as: admin, body })).error.message).toBe(errorWords.en.not_found)
    }
  })
})

describe('signatures given in a name', () => {
  it('end together, tokens and codes, and new ones are good again', async () => {
    const appId = await makeApplication(t, recruiter, ours)
    const ask = () =>
      t.call(routes.getAccess, { as: recruiter, query: { accessType: 'edit', singleApplication: appId } })
    const before = (await ask()).value
    const use = async (token: string) =>
      (await t.call(routes.getApplication, { as: bySignature(token), params: { appId } })).status
    expect(await use(before.accessToken)).toBe(200)
    const withdrawn = await t.call(routes.withdrawSignatures, { as: recruiter })
    expect(withdrawn.value).toEqual({ userId: ours.users.recruiter.userId, since: Math.floor(nowMs / 1000) })
    expect(await use(before.accessToken)).toBe(403)
    const renewed = await t.call(routes.refreshToken, { as: { authorization: before.refreshToken } })
    expect(renewed.error.error).toBe('refresh_invalid')
    nowMs += 1000
    expect(await use((await ask()).value.accessToken)).toBe(200)
  })

  it("are another's to withdraw for an admin of the company alone", async () => {
    const userId = ours.users.admin.userId
    expect((await t.call(routes.withdrawSignatures, { as: recruiter, query: { userId } })).status).toBe(403)
    expect((await t.call(routes.withdrawSignatures, { as: admin, query: { userId } })).status).toBe(200)
    const foreign = { userId: theirs.users.admin.userId }
    expect((await t.call(routes.withdrawSignatures, { as: admin, query: foreign })).status).toBe(404)
  })
})

describe('removing somebody', () => {
  it('ends their sessions and signatures at once; what they made stays', async () => {
    const leaver = await t.company('Leavers')
    const boss = await t.signIn(leaver.users.admin.email)
    const { userId, email } = leaver.users.recruiter
    const as = await t.signIn(email)
    const appId = await makeApplication(t, as, leaver)
    const grant = await t.call(routes.getAccess, { as, query: { accessType: 'edit', singleApplication: appId } })
    for (const wrong of [{ EMAIL: 'x@y.test' }, { company: 'Ours' }, { companyId: ours.companyId }]) {
      expect((await t.call(routes.deleteUser, { as: boss, query: { userId, ...wrong } })).status).toBe(404)
    }
    const query = { userId, company: 'Leavers', companyId: leaver.companyId, EMAIL: email }
    expect((await t.call(routes.deleteUser, { as: boss, query })).value).toEqual({ userId })
    expect((await t.call(routes.getClient, { as })).status).toBe(401)
    const sig = bySignature(grant.value.accessToken)
    expect((await t.call(routes.getApplication, { as: sig, params: { appId } })).status).toBe(403)
    expect((await t.call(routes.getApplication, { as: boss, params: { appId } })).status).toBe(200)
    expect(await t.gateway.directory.find(email)).toBeNull()
    expect((await t.call(routes.deleteUser, { as: boss, query: { userId } })).status).toBe(404)
    const again = { email, name: 'Back again', userRole: 'recruiter' as const }
    expect((await t.call(routes.createUser, { as: boss, body: again })).status).toBe(200)
  })

  it("is an admin's to do, in their own company", async () => {
    const { userId } = ours.users.brandEditor
    expect((await t.call(routes.deleteUser, { as: recruiter, query: { userId } })).status).toBe(403)
    const foreign = { userId: theirs.users.brandEditor.userId }
    expect((await t.call(routes.deleteUser, { as: admin, query: foreign })).status).toBe(404)
  })
})

it('tells nobody by letter what was not asked for', async () => {
  expect(await readLetter(t, ours.users.recruiter.email)).toBeNull()
})
