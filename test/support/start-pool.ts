import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { createSecrets } from '../../packages/gateway/src/config/secrets.ts'
import {
  createUserPool,
  POOL_CLIENT_ID,
  POOL_ID,
  type CodeMessage,
  type PoolDb,
  type PoolEvent,
  type PoolHooks,
  type PoolSecrets,
  type PoolSettings,
  type PoolTables,
  type UserPool,
} from '../../packages/pool/src/index.ts'
import { createKeyRing, type KeyRing } from '../../packages/pool/src/keys.ts'
import { createStore } from '../../packages/gateway/src/store/create-store.ts'
import type { Store } from '../../packages/gateway/src/store/store.ts'
import { migratedDump } from './test-store.ts'

export const poolPassword = 'Tabard-demo-1!'

export interface WireAnswer {
  status: number
  __type?: string
  message?: string
  ChallengeName?: string
  ChallengeParameters: Record<string, string>
  Session?: string
  SecretCode?: string
  Status?: string
  AuthenticationResult?: { AccessToken: string; IdToken: string; RefreshToken?: string }
  CodeDeliveryDetails?: { Destination: string }
}

export interface TestPool {
  pool: UserPool
  store: Store
  /** The address clients send to: `http://127.0.0.1:<port>/cognito/`. */
  endpoint: string
  origin: string
  sent: CodeMessage[]
  events: PoolEvent[]
  validationData: Record<string, string>[]
  /** Makes a user and returns their address. */
  newUser(given?: NewUser): Promise<string>
  /** One action on the wire, as any client may send it. */
  call(action: string, body: object): Promise<WireAnswer>
  /** The same action from another address. */
  callFrom(ip: string, action: string, body: object): Promise<WireAnswer>
  /** The code that was sent last; it is sent after the answer. */
  lastCode(email: string): Promise<string>
  /** Lets so many seconds pass for the pool. */
  pass(seconds: number): void
  /** Stops the pool's clock while `work` runs, so that no wait begins or ends by chance meanwhile. */
  still<Result>(work: () => Promise<Result>): Promise<Result>
  now(): number
  close(): Promise<void>
}

export interface NewUser {
  email?: string
  password?: string
  isTemporary?: boolean
  attributes?: Record<string, string>
}

export interface PoolOptions {
  settings?: Partial<PoolSettings>
  hooks?: PoolHooks
  /** What several gateways share; without it the pool runs alone. */
  shared?: { store: Store; master: Buffer; publicUrl: string }
}

/** The user pool alone, behind a socket of its own: what a client reaches below `/cognito/`. */
export async function startPool({ settings, hooks, shared }: PoolOptions = {}): Promise<TestPool> {
  const store = shared?.store ?? (await createStore({ dataDir: null, dump: await migratedDump() }))
  const sent: CodeMessage[] = []
  const events: PoolEvent[] = []
  const validationData: Record<string, string>[] = []
  let offsetMs = 0
  let ip = '127.0.0.1'
  let stoppedMs: number | null = null
  const now = (): number => (stoppedMs ?? Date.now()) + offsetMs
  const unexpected: unknown[] = []
  const server = createServer((request, response) => {
    const from = ip
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = request.method === 'POST' ? Buffer.concat(chunks) : undefined
      const headers = Object.entries(request.headers).map(([key, value]) => [key, String(value)] as [string, string])
      const asked = new Request(`http://localhost${request.url}`, { method: request.method ?? 'GET', headers, body })
      void pool.fetch(asked, { ip: from }).then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const endpoint = `${origin}/cognito/`
  const pool: UserPool = await createUserPool({
    db: poolDb(store),
    secrets: poolSecrets(shared?.master ?? randomBytes(32)),
    publicUrl: shared?.publicUrl ?? origin,
    now,
    settings,
    onUnexpected: (error) => void unexpected.push(error),
    hosted: { mayReturnTo: async () => false, fonts: '', federation: null },
    hooks: {
      beforeSignIn: async (metadata) => void validationData.push(metadata),
      sendCode: async (_user, message) => void sent.push(message),
      onEvent: async (event) => void events.push(event),
      ...hooks,
    },
  })
  let made = 0
  const call: TestPool['call'] = async (action, body) => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(body),
    })
    return { ...((await answer.json()) as WireAnswer), status: answer.status }
  }
  return {
    pool,
    store,
    endpoint,
    origin,
    sent,
    events,
    validationData,
    call,
    async callFrom(other, action, body) {
      ip = other
      try {
        return await call(action, body)
      } finally {
        ip = '127.0.0.1'
      }
    },
    async newUser(given = {}) {
      made += 1
      const email = given.email ?? `user${made}@demo.test`
      await pool.directory.createUser({
        email,
        password: given.password ?? poolPassword,
        isTemporary: given.isTemporary ?? false,
        attributes: given.attributes ?? {},
      })
      return email
    },
    async lastCode(email) {
      for (let tries = 0; tries < 100; tries += 1) {
        const code = sent.findLast(({ to }) => to === email)?.code
        if (code !== undefined) return code
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`No code was sent to ${email}`)
    },
    pass: (seconds) => void (offsetMs += seconds * 1000),
    async still(work) {
      stoppedMs = Date.now()
      try {
        return await work()
      } finally {
        stoppedMs = null
      }
    },
    now,
    async close() {
      server.close()
      server.closeAllConnections()
      if (!shared) await store.close()
      if (unexpected.length > 0) throw new AggregateError(unexpected, 'The pool failed unexpectedly')
    },
  }
}

/** The gateway's database and secrets, as the pool is given them. */
export function poolDb(store: Store): PoolDb {
  return { sql: store.sql.withTables<PoolTables>(), scope: store.asSystem() }
}

export function poolSecrets(master: Buffer): PoolSecrets {
  return createSecrets(master)
}

/** The keys a pool signs with, for a test that forges its tokens. */
export function poolKeys({ db, secrets, now }: { db: PoolDb; secrets: PoolSecrets; now(): number }): Promise<KeyRing> {
  return createKeyRing(db, secrets, now)
}

export type { SigningKey, TokenUse } from '../../packages/pool/src/keys.ts'

export const clientIds = { UserPoolId: POOL_ID, ClientId: POOL_CLIENT_ID }
