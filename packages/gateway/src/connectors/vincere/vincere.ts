import { ask, listOf, ownHosts, recordOf, textOf } from '../ask.ts'
import type { ApplicantSystem, Connection, Connector, ConnectorIo } from '../connector.ts'
import { ConnectorError, isConnectorError } from '../errors.ts'
import { chooseType, fromFile, toDocumentTypes, toFields, toFile, toUser } from './adapter.ts'
import { askToken, call, findTenant, type VincereConnection } from './session.ts'

const FAMILIES = ['vincere.io', 'vinceredev.com']
const FILE_MAX_BYTES = 5_000_000

/** Vincere's REST API, version 2. The home address is that of the sign-in. */
export const applicantSystem: ApplicantSystem = { home: 'https://id.vincere.io', create: createVincere }

function createVincere(idUrl: string): Connector {
  const home = { idUrl, isOwn: ownHosts(idUrl, FAMILIES) }
  const at = (candidateId: string, rest: string): string => `/candidate/${encodeURIComponent(candidateId)}${rest}`

  async function files(io: ConnectorIo, connection: Connection, candidateId: string) {
    try {
      return listOf(await call(io, home, connection as VincereConnection, at(candidateId, '/files')))
    } catch (error) {
      // Some tenants answer 404 for a candidate without files.
      if (isConnectorError(error, 'not-found')) return []
      throw error
    }
  }

  return {
    platform: 'vincere',
    needsSecret: false,
    needsUsername: false,

    authoriseUrl(_io, settings, state) {
      const query = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: settings.redirectUri,
        response_type: 'code',
        state,
      })
      return Promise.resolve(`${idUrl}/oauth2/authorize?${query.toString()}`)
    },

    async connect(io, settings, code) {
      const grant = { grant_type: 'authorization_code', code, redirect_uri: settings.redirectUri }
      const { idToken, refreshToken } = await askToken(io, home, settings, grant)
      if (refreshToken === '') throw new ConnectorError('reconnect', 'token gave no refresh token')
      const found = await findTenant(io, home, idToken, settings.externalClientId)
      return { ...found, externalClientId: found.tenant, idToken, refreshToken }
    },

    async renew(io, settings, connection, keep) {
      const before = connection as VincereConnection
      const grant = { grant_type: 'refresh_token', refresh_token: before.refreshToken }
      const { idToken, refreshToken } = await askToken(io, home, settings, grant)
      const renewed = { ...before, idToken, ...(refreshToken !== '' && { refreshToken }) }
      await keep(renewed)
      return renewed
    },

    async listFiles(io, connection, candidateId) {
      return (await files(io, connection, candidateId)).map(toFile)
    },

    async readFile(io, connection, { candidateId, fileId, maxBytes }) {
      const path = at(candidateId, `/file/${encodeURIComponent(fileId)}`)
      const file = recordOf(await call(io, home, connection as VincereConnection, path))
      // The address itself is signed and valid for a day, so it is called without our headers.
      const isAnywhere = (): boolean => true
      const options = { isOwn: isAnywhere, maxBytes, timeoutMs: 30_000 }
      const response = await ask(io, textOf(file['url']), options)
      if (!response.ok) throw new ConnectorError('unavailable', `the file's address answered ${response.status}`)
      return { name: textOf(file['file_name']), bytes: new Uint8Array(await response.arrayBuffer()) }
    },

    async readUser(io, connection, userId) {
      const own = connection as VincereConnection
      if (userId === undefined || userId === connection.externalUserId)
        return toUser(recordOf(await call(io, home, own, '/user/me')), own.tenant)
      const users = listOf(await call(io, home, own, '/user/summaries/all'))
      const user = users.find((one) => textOf(one['id']) === userId)
      if (!user) throw new ConnectorError('not-found', 'no such user')
      return toUser(user, own.tenant)
    },

    async readFields(io, connection) {
      const own = connection as VincereConnection
      const custom = await call(io, home, own, '/configurablefield/candidatefield')
      const types = await call(io, home, own, '/def/candidate/documenttypes')
      return { fields: toFields(custom), documentTypes: toDocumentTypes(types) }
    },

    async writeFile(io, connection, candidateId, file, isRepeated) {
      const own = connection as VincereConnection
      if (file.bytes.byteLength > FILE_MAX_BYTES) throw new ConnectorError('too-large', 'a file of more than 5 MB')
      if (isRepeated) {
        // Found by name, the only value of ours that Vincere stores with a file.
        const there = (await files(io, connection, candidateId)).find((one) => textOf(one['file_name']) === file.name)
        if (there) return { fileId: textOf(there['id']) }
      }
      const types = toDocumentTypes(await call(io, home, own, '/def/candidate/documenttypes'))
      const type = chooseType(types, file.type)
      if (type === null) throw new ConnectorError('refused', 'there is no such kind of document')
      const answer = await call(io, home, own, at(candidateId, '/file'), {
        method: 'POST',
        body: fromFile(file, type),
        timeoutMs: 30_000,
      })
      return { fileId: textOf(recordOf(answer)['id']) }
    },
  }
}
