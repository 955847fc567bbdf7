import { ask, listOf, readJson, readRecord, textOf } from '../ask.ts'
import type { Connection, ConnectorIo, ConnectorSettings } from '../connector.ts'
import { ConnectorError } from '../errors.ts'

export interface VincereConnection extends Connection {
  /** The company's host name, which also identifies the company. */
  readonly tenant: string
  readonly idToken: string
  readonly apiKey: string
  /** Valid until it is revoked. */
  readonly refreshToken: string
}

export interface VincereHome {
  idUrl: string
  isOwn: (url: URL) => boolean
}

export async function askToken(
  io: ConnectorIo,
  home: VincereHome,
  settings: ConnectorSettings,
  grant: Record<string, string>,
): Promise<{ idToken: string; refreshToken: string }> {
  const response = await ask(io, `${home.idUrl}/oauth2/token`, {
    isOwn: home.isOwn,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ ...grant, client_id: settings.clientId }).toString(),
  })
  const answer = await readRecord(response)
  const idToken = textOf(answer['id_token'])
  // A refresh usually answers without a refresh token, and the old one stays valid. If a new one comes, it replaces the old.
  if (response.ok && idToken !== '') return { idToken, refreshToken: textOf(answer['refresh_token']) }
  const isLater = response.status >= 500 || response.status === 429
  throw new ConnectorError(isLater ? 'unavailable' : 'reconnect', `token answered ${response.status}`)
}

/** Finds the tenant to use. One sign-in answers every tenant of the user, each with its API key. */
export async function findTenant(
  io: ConnectorIo,
  home: VincereHome,
  idToken: string,
  wanted: string,
): Promise<{ tenant: string; apiKey: string; externalUserId: string }> {
  const response = await ask(io, `${home.idUrl}/oauth2/user`, { isOwn: home.isOwn, headers: { 'id-token': idToken } })
  if (!response.ok) throw new ConnectorError('reconnect', `user answered ${response.status}`)
  const tenants = listOf((await readRecord(response))['tenants']).map((one) => ({
    tenant: textOf(one['tenant']),
    apiKey: textOf(one['apiKey']),
    externalUserId: textOf(one['userId']),
  }))
  const found = wanted === '' && tenants.length === 1 ? tenants[0] : tenants.find((one) => one.tenant === wanted)
  if (!found) {
    const choices = tenants.map((one) => one.tenant)
    throw new ConnectorError('reconnect', 'which tenant is not clear', { choices })
  }
  if (found.apiKey === '') throw new ConnectorError('refused', 'the tenant gives no api key')
  return found
}

/** One call of the API. `path` is the part after `/api/v2`. @throws ConnectorError by what the status means */
export async function call(
  io: ConnectorIo,
  home: VincereHome,
  connection: VincereConnection,
  path: string,
  options: { method?: string; body?: unknown; timeoutMs?: number } = {},
): Promise<Record<string, unknown> | unknown[]> {
  const { body, ...rest } = options
  const address = `${new URL(home.idUrl).protocol}//${connection.tenant}/api/v2${path}`
  const response = await ask(io, address, {
    ...rest,
    isOwn: home.isOwn,
    headers: {
      // Vincere wants the ID token here, not the access token.
      'id-token': connection.idToken,
      'x-api-key': connection.apiKey,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { status } = response
  const name = path.replace(/\?.*/s, '').replace(/\d+/g, 'N')
  if (response.ok) return readJson(response)
  if (status === 401) throw new ConnectorError('expired', `${name} answered 401`)
  if (status === 404) throw new ConnectorError('not-found', `${name} answered 404`)
  if (status === 429 || status >= 500) throw new ConnectorError('unavailable', `${name} answered ${status}`)
  throw new ConnectorError('refused', `${name} answered ${status}`)
}
