import { routes } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBullhorn, type BullhornServer } from '../../connectors/bullhorn/testing/server.ts'
import { startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { withConnection } from './with-connection.ts'

describe.skipIf(!process.env['DATABASE_URL'])('two gateways on one Postgres', () => {
  let bullhorn: BullhornServer
  let gateways: TestGateway[] = []
  let companyId = ''

  beforeAll(async () => {
    bullhorn = await startBullhorn()
    const config = {
      outboundPrivateOrigins: bullhorn.origins,
      applicantSystemUrls: { bullhorn: bullhorn.origin },
      secretKey: 'the-same-for-all-of-them-and-long-enough',
    }
    const first = await startGateway({ config })
    const { databaseUrl } = first.gateway.context.config
    gateways = [first, await startGateway({ config: { ...config, databaseUrl } })]
    bullhorn.redirectUris.push(`${first.url}/oauthcallback`)
    const company = await first.company()
    companyId = company.companyId
    const as = await first.signIn(company.users.admin.email)
    const { clientId, clientSecret, username } = bullhorn
    const settings = { clientId, clientSecret, username }
    await first.call(routes.setUpIntegration, { as, body: { platform: 'bullhorn', settings } })
    const started = await first.call(routes.startOauth, { as, query: { platform: 'bullhorn' } })
    const back = new URL((await bullhorn.signIn(started.value.url)) ?? 'about:blank').searchParams
    const body = { platform: 'bullhorn', authCode: back.get('code') ?? '', state: back.get('state') ?? '' } as const
    await first.call(routes.authoriseIntegration, { as, body })
  })
  afterAll(async () => {
    for (const one of [...gateways].reverse()) await one.close()
    await bullhorn.close()
  })

  it('never use a refresh token twice', async () => {
    for (let round = 1; round <= 10; round += 1) {
      bullhorn.endSessions()
      const asked = Array.from({ length: 12 }, (_, index) => {
        const gateway = gateways[index % 2]
        if (!gateway) throw new Error('There are two')
        return withConnection(
          gateway.gateway.context,
          companyId,
          { platform: 'bullhorn' },
          (connector, io, connection) => connector.listFiles(io, connection, '4711'),
        )
      })
      expect(await Promise.all(asked)).toHaveLength(12)
      expect(bullhorn.refreshes).toEqual({ good: round, replayed: 0 })
    }
  })
})
