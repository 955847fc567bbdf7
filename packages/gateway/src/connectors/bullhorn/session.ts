import { ask, readRecord, recordOf, textOf } from '../ask.ts'
import type { Connection, ConnectorIo, ConnectorSettings } from '../connector.ts'
import { ConnectorError } from '../errors.ts'

export interface BullhornConnection extends Connection {
  readonly oauthUrl: string
  /** Address of the log-in. The session's own address is `sessionUrl`. */
  readonly restUrl: string
  readonly sessionUrl: string
  readonly restToken: string
  /** Can be used once. */
  readonly refreshToken: string
  readonly corporationName: string
}

export interface BullhornHome {
  baseUrl: string
  isOwn: (url: URL) => boolean
}

/** Which data centre serves this API user. */
export async function findDataCentre(
  io: ConnectorIo,
  home: BullhornHome,
  username: string,
): Promise<{ oauthUrl: string; restUrl: string }> {
  const address = `${home.baseUrl}/rest-services/loginInfo?${new URLSearchParams({ username }).toString()}`
  const response = await ask(io, address, { isOwn: home.isOwn })
  if (response.status >= 500) throw new ConnectorError('unavailable', `loginInfo answered ${response.status}`)
  if (!response.ok) throw new ConnectorError('refused', `loginInfo answered ${response.status}`)
  const info = await readRecord(response)
  const oauthUrl = textOf(info['oauthUrl']).replace(/\/$/, '')
  const restUrl = textOf(info['restUrl']).replace(/\/$/, '')
  for (const url of [oauthUrl, restUrl]) {
    if (!URL.canParse(url) || !home.isOwn(new URL(url)))
      throw new ConnectorError('unavailable', 'loginInfo named an address that is not its own')
  }
  return { oauthUrl, restUrl }
}

export async function askToken(
  io: ConnectorIo,
  home: BullhornHome,
  oauthUrl: string,
  settings: ConnectorSettings,
  grant: Record<string, string>,
): Promise<{ accessToken: string; refreshToken: string }> {
  const response = await ask(io, `${oauthUrl}/token`, {
    isOwn: home.isOwn,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    // Secrets go into the body, because servers on the way log addresses.
    body: new URLSearchParams({
      ...grant,
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    }).toString(),
  })
  const answer = await readRecord(response)
  const [accessToken, refreshToken] = [textOf(answer['access_token']), textOf(answer['refresh_token'])]
  if (response.ok && accessToken !== '' && refreshToken !== '') return { accessToken, refreshToken }
  if (response.status >= 500 || response.status === 429)
    throw new ConnectorError('unavailable', `token answered ${response.status}`)
  throw new ConnectorError('reconnect', `token answered ${response.status} ${knownWord(answer['error'])}`)
}

/** Opens a session of the REST services. */
export async function logIn(
  io: ConnectorIo,
  home: BullhornHome,
  restUrl: string,
  accessToken: string,
): Promise<{ sessionUrl: string; restToken: string }> {
  const query = new URLSearchParams({ version: '*', access_token: accessToken }).toString()
  const response = await ask(io, `${restUrl}/login?${query}`, { isOwn: home.isOwn, method: 'POST' })
  const answer = await readRecord(response)
  const sessionUrl = textOf(answer['restUrl'])
  const restToken = textOf(answer['BhRestToken'])
  if (!response.ok || restToken === '') {
    const problem = response.status === 400 || response.status === 401 ? 'reconnect' : 'unavailable'
    throw new ConnectorError(problem, `login answered ${response.status}`)
  }
  if (!URL.canParse(sessionUrl) || !home.isOwn(new URL(sessionUrl)))
    throw new ConnectorError('unavailable', 'login named an address that is not its own')
  return { sessionUrl: sessionUrl.endsWith('/') ? sessionUrl : `${sessionUrl}/`, restToken }
}

/** One call of a session. @throws ConnectorError by what the status means */
export async function call(
  io: ConnectorIo,
  home: BullhornHome,
  connection: Pick<BullhornConnection, 'sessionUrl' | 'restToken'>,
  path: string,
  options: { method?: string; body?: unknown; maxBytes?: number; timeoutMs?: number } = {},
): Promise<Record<string, unknown>> {
  const { body, ...rest } = options
  const response = await ask(io, connection.sessionUrl + path, {
    ...rest,
    isOwn: home.isOwn,
    headers: {
      BhRestToken: connection.restToken,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const name = path.replace(/\?.*/s, '').replace(/\d+/g, 'N')
  const { status } = response
  if (response.ok) return readRecord(response)
  // 412 means that no token was sent. Bullhorn may answer it for an expired session too.
  if (status === 401 || status === 412) throw new ConnectorError('expired', `${name} answered ${status}`)
  if (status === 404 || status === 410) throw new ConnectorError('not-found', `${name} answered ${status}`)
  if (status === 429 || status >= 500) throw new ConnectorError('unavailable', `${name} answered ${status}`)
  throw new ConnectorError('refused', `${name} answered ${status}`)
}

/** The user and corporation of our session. */
export async function readSettings(
  io: ConnectorIo,
  home: BullhornHome,
  session: Pick<BullhornConnection, 'sessionUrl' | 'restToken'>,
): Promise<{ externalUserId: string; externalClientId: string; corporationName: string }> {
  const answer = recordOf(await call(io, home, session, 'settings/userId,corporationId,corporationName'))
  const externalUserId = textOf(answer['userId'])
  const externalClientId = textOf(answer['corporationId'])
  if (externalUserId === '' || externalClientId === '')
    throw new ConnectorError('refused', 'settings name neither user nor corporation')
  return { externalUserId, externalClientId, corporationName: textOf(answer['corporationName']) }
}

/** An OAuth error if it is one of the protocol's codes. Any other text could hold a token, so it is not logged. */
function knownWord(error: unknown): string {
  return typeof error === 'string' && /^(invalid|unsupported|unauthorized)_[a-z_]{3,20}$/.test(error) ? error : ''
}
