import { join } from 'node:path'
import type { ServerType } from '@hono/node-server'
import { createUserPool, POOL_CLIENT_ID, POOL_ID, type PoolTables, type UserPool } from '@tabard/pool'
import { startBackground } from './background/start-background.ts'
import { ConfigError } from './config/config-error.ts'
import type { Config } from './config/config.ts'
import { faultsForProduction, refuseFaults } from './config/production.ts'
import { createSecrets, readMasterKeys, type Secrets } from './config/secrets.ts'
import { systemClock, type Clock, type Context } from './context.ts'
import { createContext } from './create-context.ts'
import { demoPassword, northwind } from './demo/demo-companies.ts'
import { createDemoSamples } from './demo/demo-samples.ts'
import { refuseDemoTraces } from './demo/refuse-demo-traces.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createApp } from './http/app.ts'
import { createVendorPage } from './http/gallery.ts'
import { listen, listenLimits, shut, type ListenLimits } from './http/listen.ts'
import { hasLettersPage } from './http/letters-page.ts'
import type { RateRule, RateRuleName } from './http/rate-limit.ts'
import { folders } from './http/static.ts'
import { createJwtVerifier } from './identity/jwt-verifier.ts'
import { loadAwsDirectory } from './identity/load-aws-directory.ts'
import { createSignatures } from './identity/signature.ts'
import type { UserDirectory } from './identity/user-directory.ts'
import { loadWords } from './load-words.ts'
import { createLog, type Log } from './log.ts'
import { createFolderTransport, createSmtpTransport, type Transport } from './mail/transport.ts'
import { howToDump, makeDump } from './operations/dump.ts'
import { resealAll } from './operations/reseal.ts'
import { mayReturnTo } from './services/sign-in/may-return-to.ts'
import { createPoolHooks } from './services/sign-in/pool-hooks.ts'
import { admit, findProvider } from './services/sso/admit.ts'
import { createStorage } from './storage/index.ts'
import { makePrivate } from './storage/private-files.ts'
import { createStore } from './store/create-store.ts'
import type { Store } from './store/store.ts'

export interface Gateway {
  /** Answers a request as the server would, without a socket. */
  fetch(request: Request): Promise<Response>
  /** Opens the ports. @throws ConfigError in one sentence when one is taken */
  listen(): Promise<void>
  close(): Promise<void>
  /** A sign-in and a link to begin with. Null when the demo is off. */
  demo(): Promise<{ email: string; password: string; signedLink: string } | null>
  vendorUrl: string
  /** The page that shows letters when there is no mail server. Null when there is one. */
  lettersUrl: string | null
  context: Context
  directory: UserDirectory
  /** Makes new signing keys, and seals again every value that an older master key sealed. */
  rotateKeys(): Promise<{ resealed: number; unreadable: number }>
  /** Writes a dump now. @returns its path @throws ConfigError where the database is not the embedded one */
  dump(): Promise<string>
}

export interface GatewayParts {
  clock?: Clock
  /** A database dump to start from, for tests. */
  dump?: Uint8Array
  /** Checks every answer against its schema, for tests. */
  checkResponses?: boolean
  rateRules?: Record<RateRuleName, RateRule>
  /** How long a caller may take, for tests. */
  limits?: Partial<ListenLimits>
  /** Listens to the log, for tests. */
  log?: Log
}

/** Makes a complete gateway: storage, context, background work, pages. */
export async function createGateway(config: Config, parts: GatewayParts = {}): Promise<Gateway> {
  refuseFaults(faultsForProduction(config))
  await loadWords()
  const log = parts.log ?? createLog(config.logLevel)
  const { databaseUrl, dataDir } = config
  if (dataDir !== null) await closeFolder(dataDir, log)
  const store = await createStore({ databaseUrl: databaseUrl ?? '', dataDir, dump: parts.dump, log })
  await refuseDemoTraces(config, store)
  // Gateways that start together wait for each other here, so that only the first makes the keys, queues and demo.
  const endTurn = await store.takeTurn()
  try {
    return await assemble(config, { ...parts, log, store })
  } finally {
    await endTurn()
  }
}

/** Closes what an earlier version, or a copy from elsewhere, left open to other users of the machine. */
async function closeFolder(dataDir: string, log: Log): Promise<void> {
  const { closed, refused } = await makePrivate(dataDir)
  if (closed > 0) log.info({ closed }, 'Files of the data folder were open to other users of this machine')
  if (refused.length > 0)
    log.warn(
      { files: refused.length, first: refused[0] },
      'Files of the data folder belong to another user: give them to the one the gateway runs as (chown -R)',
    )
}

async function assemble(config: Config, parts: GatewayParts & { log: Log; store: Store }): Promise<Gateway> {
  const { log, store, clock = systemClock } = parts
  const now = (): number => clock.now()
  const { dataDir } = config
  const storage = await createStorage({ dataDir, s3: config.s3 })
  const secrets = createSecrets(readMasterKeys(config.secretKey, dataDir))
  const signatures = await createSignatures({ store, secrets, issuer: config.publicUrl, now })
  const pool = config.cognito ? null : await createPool(config, { log, store, secrets, now, context: () => context })
  const transport = createTransport(config)
  const context: Context = await createContext(config, {
    clock,
    log,
    store,
    storage,
    secrets,
    signatures,
    transport,
    directory: pool?.directory ?? (await loadAwsDirectory(config)),
    poolNames: { userPoolId: POOL_ID, clientId: POOL_CLIENT_ID },
    verifier: createVerifier(config, pool, now),
    rateRules: parts.rateRules,
  })
  const dump = async (): Promise<string> => {
    if (dataDir === null || store.kind === 'postgres') throw new ConfigError(howToDump(store.kind))
    const { keep, withFiles } = config.dumps
    return makeDump(store, config.version, { dataDir, keep, withFiles: withFiles && storage.kind === 'files', now })
  }
  const canDump = dataDir !== null && store.kind === 'pglite'
  const stopBackground = await startBackground(context, {
    transport,
    secrets,
    signatures,
    dump: canDump ? dump : null,
  })
  if (config.demo && pool) await seedDemo(context, pool.directory)

  const samples = createDemoSamples(context)
  const vendorUrl = `http://127.0.0.1:${config.galleryPort}`
  const gallery = {
    folder: folders.examples,
    manifest: folders.manifest,
    publicUrl: config.publicUrl,
    vendorUrl,
    version: config.version,
    sample: (kind: Parameters<typeof samples.token>[0]) => samples.token(kind, [config.publicUrl, vendorUrl]),
  }
  const app = createApp({
    context,
    pool,
    secrets,
    gallery,
    readSignature: (token) => signatures.read(token),
    checkResponses: parts.checkResponses ?? false,
  })
  const servers: ServerType[] = []

  return {
    fetch: async (request) => app.fetch(request, {}),
    async listen() {
      const perAddress = config.trustedProxies > 0 ? null : listenLimits.perAddress
      servers.push(await listen(app.fetch, config.port, 'PORT', { ...listenLimits, perAddress, ...parts.limits }))
      if (config.galleryPort !== null) {
        servers.push(await listen(createVendorPage(gallery).fetch, config.galleryPort, 'GALLERY_PORT'))
      }
    },
    async close() {
      await Promise.all(servers.map(shut))
      await stopBackground()
      transport.close()
      await context.parsePool.close()
      await context.pictures.close()
      await store.close()
    },
    async demo() {
      const signedLink = config.demo ? await samples.signedLink() : null
      return signedLink === null ? null : { email: northwind.users[0]?.email ?? '', password: demoPassword, signedLink }
    },
    vendorUrl,
    lettersUrl: hasLettersPage(config) ? `${config.publicUrl}/dev/outbox` : null,
    context,
    directory: context.directory,
    async rotateKeys() {
      await signatures.rotate()
      await pool?.rotateKeys()
      return resealAll(store, secrets)
    },
    dump,
  }
}

/** The embedded user pool. It is made before the context, so it gets the context through a function when it needs it. */
function createPool(
  config: Config,
  parts: { log: Log; store: Store; secrets: Secrets; now(): number; context(): Context },
): Promise<UserPool> {
  const { log, store, secrets, now, context } = parts
  return createUserPool({
    db: { sql: store.sql.withTables<PoolTables>(), scope: store.asSystem() },
    secrets,
    publicUrl: config.publicUrl,
    hooks: createPoolHooks(context),
    settings: config.identity,
    hosted: {
      mayReturnTo: (address) => mayReturnTo(store, config, address),
      fonts: `/sdk/${config.version}/fonts`,
      federation: {
        findProvider: (by) => findProvider(context(), by),
        admit: (provider, identity) => admit(context(), provider, identity),
        fetch: (url, init) => context().outbound.fetch(url, { ...init, maxBytes: 500_000, timeoutMs: 10_000 }),
      },
    },
    now,
    onUnexpected: (error) => log.error({ err: error }, 'The user pool failed'),
  })
}

/** Verifies people's tokens with the keys of their issuer: the embedded pool, or AWS. */
function createVerifier({ cognito }: Config, pool: UserPool | null, now: () => number) {
  return createJwtVerifier({
    issuer: pool?.issuer ?? `https://cognito-idp.${cognito?.region}.amazonaws.com/${cognito?.userPoolId}`,
    clientId: pool?.clientId ?? cognito?.clientId ?? '',
    keys: pool?.verifying ?? null,
    now,
  })
}

function createTransport({ smtpUrl, dataDir, release }: Config): Transport {
  return smtpUrl
    ? createSmtpTransport(smtpUrl, { mustEncrypt: release === 'production' })
    : createFolderTransport(dataDir === null ? null : join(dataDir, 'outbox'))
}
