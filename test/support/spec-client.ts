import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import { holdToDescription } from './hold-to-description.ts'

/** A JSON object about whose fields this client assumes nothing. */
export type Fields = Record<string, unknown>

export interface Reply {
  status: number
  /** The answer's JSON; an empty object where it was none. */
  body: Fields
  /** The same where the answer is a list. */
  list: Fields[]
  message: unknown
}

/** What goes along with a call. */
export interface Sent {
  query?: Fields
  body?: unknown
  headers?: Record<string, string>
}

type Gate = 'main' | 'public' | 'customPublic' | 'links'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Call = (method: Method, path: string, sent?: Sent) => Promise<Reply>

export interface SpecClient extends Record<Gate, Call> {
  /** The same client with other credentials: a signature token, an api key, nobody's. */
  as(headers: Record<string, string>): SpecClient
  /** What the id token says about the signed-in user. */
  attributes: Fields
}

interface Configuration {
  auth: { userPoolId: string; userPoolWebClientId: string; endpoint: string }
  api: Record<Gate, string>
}

/**
 * A client written as by a stranger who has read only the specification: `fetch`, paths and fields typed by hand, and an
 * identity library. It shares no line with the product, so that it finds where the product and the specification differ.
 */
export async function createSpecClient(origin: string): Promise<SpecClient> {
  return clientOf(await configurationOf(origin), {})
}

/** Signs in by email and password, with the captcha's answer as validation data. */
export async function signInBySpec(origin: string, email: string, password: string): Promise<SpecClient> {
  const configuration = await configurationOf(origin)
  const { userPoolId, userPoolWebClientId, endpoint } = configuration.auth
  const pool = new CognitoUserPool({ UserPoolId: userPoolId, ClientId: userPoolWebClientId, endpoint })
  const user = new CognitoUser({ Username: email, Pool: pool })
  const ValidationData = { captcha: '' }
  const details = new AuthenticationDetails({ Username: email, Password: password, ValidationData })
  return new Promise((resolve, reject) => {
    user.authenticateUser(details, {
      onSuccess: (session) => {
        const id = session.getIdToken()
        const headers = {
          authorization: id.getJwtToken(),
          'x-access-token': session.getAccessToken().getJwtToken(),
        }
        resolve(clientOf(configuration, headers, id.decodePayload() as Fields))
      },
      onFailure: reject,
    })
  })
}

/** An id joins its parts by underscores; a path holds each part as a segment. */
export function inPath(id: unknown): string {
  return String(id).split('_').join('/')
}

/** The payload of a token, unverified, as a browser reads it. */
export function payloadOf(token: unknown): Fields {
  const [, payload = ''] = String(token).split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Fields
}

async function configurationOf(origin: string): Promise<Configuration> {
  return (await (await fetch(`${origin}/config.json`)).json()) as Configuration
}

function clientOf(
  configuration: Configuration,
  credentials: Record<string, string>,
  attributes: Fields = {},
): SpecClient {
  const gate =
    (name: Gate): Call =>
    (method, path, sent = {}) =>
      send(method, configuration.api[name] + path, { ...sent, headers: { ...credentials, ...sent.headers } })
  return {
    attributes,
    main: gate('main'),
    public: gate('public'),
    customPublic: gate('customPublic'),
    links: gate('links'),
    as: (headers) => clientOf(configuration, headers),
  }
}

async function send(method: Method, address: string, { query = {}, body, headers = {} }: Sent): Promise<Reply> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, asText(value)])).toString()
  const isJson = body !== undefined && !(body instanceof Uint8Array)
  const asked = address + (search && `?${search}`)
  const response = await fetch(asked, {
    method,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  const text = await response.text()
  holdToDescription({ method, address: asked, body, response, text })
  const json = readJson(text)
  const isList = Array.isArray(json)
  const fields = (isList ? {} : (json ?? {})) as Fields
  return { status: response.status, body: fields, list: isList ? (json as Fields[]) : [], message: fields['message'] }
}

function asText(value: unknown): string {
  return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
