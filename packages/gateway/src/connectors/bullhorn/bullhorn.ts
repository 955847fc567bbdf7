import { ownHosts } from '../ask.ts'
import type { ApplicantSystem, Connector, ConnectorIo, ConnectorSettings } from '../connector.ts'
import { ConnectorError } from '../errors.ts'
import { toFields, toFile, toUser } from './adapter.ts'
import { listCandidateFiles, readCandidateFile, writeCandidateFile } from './candidate-files.ts'
import { askToken, call, findDataCentre, logIn, readSettings, type BullhornConnection } from './session.ts'

const FAMILY = ['bullhornstaffing.com']

/** Bullhorn's REST services. The home address answers which data centre serves a user. */
export const applicantSystem: ApplicantSystem = { home: 'https://rest.bullhornstaffing.com', create: createBullhorn }

function createBullhorn(baseUrl: string): Connector {
  const home = { baseUrl, isOwn: ownHosts(baseUrl, FAMILY) }

  async function logInWith(
    io: ConnectorIo,
    before: { oauthUrl: string; restUrl: string; refreshToken: string },
    accessToken: string,
    settings: ConnectorSettings,
  ): Promise<BullhornConnection> {
    const session = await logIn(io, home, before.restUrl, accessToken)
    const who = await readSettings(io, home, session)
    if (settings.externalClientId !== '' && settings.externalClientId !== who.externalClientId)
      throw new ConnectorError('reconnect', 'it is another corporation')
    return { ...before, ...session, ...who }
  }

  return {
    platform: 'bullhorn',
    needsSecret: true,
    needsUsername: true,

    async authoriseUrl(io, settings, state) {
      const { oauthUrl } = await findDataCentre(io, home, settings.username)
      const query = new URLSearchParams({
        client_id: settings.clientId,
        response_type: 'code',
        redirect_uri: settings.redirectUri,
        state,
      })
      return `${oauthUrl}/authorize?${query.toString()}`
    },

    async connect(io, settings, code) {
      const centre = await findDataCentre(io, home, settings.username)
      const grant = { grant_type: 'authorization_code', code, redirect_uri: settings.redirectUri }
      const { accessToken, refreshToken } = await askToken(io, home, centre.oauthUrl, settings, grant)
      return logInWith(io, { ...centre, refreshToken }, accessToken, settings)
    },

    async renew(io, settings, connection, keep) {
      const before = connection as BullhornConnection
      const grant = { grant_type: 'refresh_token', refresh_token: before.refreshToken }
      const { accessToken, refreshToken } = await askToken(io, home, before.oauthUrl, settings, grant)
      await keep({ ...before, refreshToken })
      return logInWith(io, { oauthUrl: before.oauthUrl, restUrl: before.restUrl, refreshToken }, accessToken, settings)
    },

    async listFiles(io, connection, candidateId) {
      return (await listCandidateFiles(io, home, connection as BullhornConnection, candidateId)).map(toFile)
    },

    readFile: (io, connection, file) => readCandidateFile(io, home, connection as BullhornConnection, file),

    async readUser(io, connection, userId) {
      const id = encodeURIComponent(userId ?? connection.externalUserId)
      const fields = 'id,name,firstName,lastName,email,occupation,phone,mobile'
      const answer = await call(
        io,
        home,
        connection as BullhornConnection,
        `entity/CorporateUser/${id}?fields=${fields}`,
      )
      return toUser(answer, {
        externalClientId: connection.externalClientId,
        corporationName: (connection as BullhornConnection).corporationName,
      })
    },

    async readFields(io, connection) {
      const meta = await call(io, home, connection as BullhornConnection, 'meta/Candidate?fields=*&meta=basic')
      // Bullhorn does not tell a tenant's kinds of files. Every tenant has this one.
      return { fields: toFields(meta), documentTypes: [{ value: 'Resume', label: 'Resume' }] }
    },

    writeFile: (io, connection, candidateId, file, isRepeated) =>
      writeCandidateFile(io, home, connection as BullhornConnection, { candidateId, file, isRepeated }),
  }
}
