import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import {
  apiPrefixes,
  fillPath,
  type Body,
  type ErrorBody,
  type Output,
  type Params,
  type Query,
  type RouteShape,
  type Route,
  type RouteSpec,
} from '@tabard/contract'
import { createConfig, createGateway, type Config, type Gateway, type GatewayParts } from '@tabard/gateway'
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import { makeCompany, seedPassword, type SeededCompany } from '../seeds/make-company.ts'
import { holdToDescription } from './hold-to-description.ts'
import { makeDatabase } from './make-database.ts'
import { migratedDump } from './test-store.ts'

/** The headers with a caller's credentials. */
export type Credentials = Record<string, string>

/** An answer: `value` when it went well, `error` when not. */
export interface Answer<Value> {
  status: number
  headers: Headers
  value: Value
  error: ErrorBody
  text: string
}

export interface TestGateway {
  url: string
  gateway: Gateway
  company(name?: string): Promise<SeededCompany>
  /** Signs in as a customer's browser does: SRP, by the unmodified client. */
  signIn(email: string, password?: string): Promise<Credentials>
  /** Calls a route of the table, as the runtime would. */
  call<R extends Route<RouteSpec, RouteShape>>(
    route: R,
    input?: { params?: Params<R>; query?: Query<R>; body?: Body<R>; as?: Credentials },
  ): Promise<Answer<Output<R>>>
  /** Any request at all. */
  request(
    method: string,
    path: string,
    options?: { as?: Credentials; body?: unknown; headers?: Credentials },
  ): Promise<Answer<unknown>>
  close(): Promise<void>
}

export interface StartOptions extends GatewayParts {
  /** Seed the demo companies (some seconds); otherwise the database is empty. */
  demo?: boolean
  /** Replaces defaults: a mail server, a data folder. */
  config?: Partial<Config>
}

/**
 * A gateway on a port of its own, every answer compared with its schema: in memory, or on a fresh Postgres database
 * where `DATABASE_URL` names a server.
 */
export async function startGateway({
  demo = false,
  config: given = {},
  ...parts
}: StartOptions = {}): Promise<TestGateway> {
  const [port, galleryPort] = [await freePort(), await freePort()]
  const server = process.env['DATABASE_URL']
  const database = server ? await makeDatabase(server) : null
  const config = {
    ...createConfig({
      port: String(port),
      galleryPort: String(galleryPort),
      logLevel: 'error',
      s3: {},
      cognito: {},
      ai: {},
      captcha: {},
    }),
    dataDir: null,
    databaseUrl: database?.url ?? null,
    demo,
    ...given,
  }
  // A folder that holds a database already is opened as it is.
  const isKept = typeof config.dataDir === 'string' && existsSync(join(config.dataDir, 'database'))
  const dump = database || isKept ? undefined : await migratedDump()
  const gateway = await createGateway(config, { dump, checkResponses: true, ...parts })
  await gateway.listen()
  const url = config.publicUrl

  const request: TestGateway['request'] = async (method, path, options = {}) => {
    const hasBody = options.body !== undefined
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...(hasBody && { 'content-type': typeOf(options.body) }), ...options.as, ...options.headers },
      ...(hasBody && { body: asSent(options.body) }),
    })
    const text = await response.text()
    holdToDescription({ method, address: path, body: options.body, response, text })
    const json = readJson(text)
    return { status: response.status, headers: response.headers, value: json, error: json as ErrorBody, text }
  }

  return {
    url,
    gateway,
    request,
    company: (name) => makeCompany(gateway, name),
    signIn: (email, password = seedPassword) => signIn(url, email, password),
    async call(route, input = {}) {
      const query = new URLSearchParams(
        Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
      const path = apiPrefixes[route.api] + fillPath(route.path, input.params ?? {}) + (query && `?${query}`)
      const answer = await request(route.method.toUpperCase(), path, { as: input.as, body: input.body })
      return answer as Answer<Output<typeof route>>
    },
    async close() {
      await gateway.close()
      await database?.drop()
    },
  }
}

/** Headers of a signature token. */
export function bySignature(accessToken: string): Credentials {
  return { authorization: accessToken, 'x-access-token': 'none' }
}

export async function signIn(url: string, email: string, password: string): Promise<Credentials> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as {
    auth: { userPoolId: string; userPoolWebClientId: string; endpoint: string }
  }
  const { userPoolId, userPoolWebClientId, endpoint } = config.auth
  const pool = new CognitoUserPool({ UserPoolId: userPoolId, ClientId: userPoolWebClientId, endpoint })
  const user = new CognitoUser({ Username: email, Pool: pool })
  const details = new AuthenticationDetails({ Username: email, Password: password })
  return new Promise((resolve, reject) => {
    user.authenticateUser(details, {
      onSuccess: (session) =>
        resolve({
          authorization: session.getIdToken().getJwtToken(),
          'x-access-token': session.getAccessToken().getJwtToken(),
        }),
      onFailure: reject,
    })
  })
}

/** Bytes go as they are: a picture, where no header says otherwise. */
function typeOf(body: unknown): string {
  return body instanceof Uint8Array ? 'image/png' : 'application/json'
}

function asSent(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
