import { join } from 'node:path'
import type { ServerType } from '@hono/node-server'
import { createUserPool, POOL_CLIENT_ID, POOL_ID, type PoolTables } from '@tabard/pool'
import { createAssist } from './assist/create-assist.ts'
import { createCaptcha } from './captcha/captcha.ts'
import { ConfigError } from './config/config-error.ts'
import type { Config } from './config/config.ts'
import { faultsForProduction, refuseFaults } from './config/production.ts'
import { createConnectors } from './connectors/index.ts'
import { createSecrets, readMasterKeys } from './config/secrets.ts'
import { systemClock, type Clock, type Context } from './context.ts'
import { createDemoSamples } from './demo/demo-samples.ts'
import { demoApiKey, demoCompanies, demoPassword, northwind } from './demo/demo-companies.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createDownloads } from './downloads.ts'
import { createApp } from './http/app.ts'
import { createVendorPage } from './http/gallery.ts'
import { listen, listenLimits, shut, type ListenLimits } from './http/listen.ts'
import { hasLettersPage } from './http/letters-page.ts'
import { createRateLimiter, rateRules, scaleRules, type RateRule, type RateRuleName } from './http/rate-limit.ts'
import { folders } from './http/static.ts'
import { createAuthenticateKey } from './identity/api-key.ts'
import { createAuthenticate } from './identity/authenticate.ts'
import { cacheVerifier } from './identity/cached-verifier.ts'
import { createJwtVerifier } from './identity/jwt-verifier.ts'
import { createSignatures } from './identity/signature.ts'
import type { UserDirectory } from './identity/user-directory.ts'
import { createOutbound } from './outbound/outbound.ts'
import { createParsePool } from './intake/parse-pool.ts'
import { workOnExports } from './background/export-company.ts'
import { workOnParse } from './background/parse-application.ts'
import { createQueue } from './background/queue.ts'
import { workOnRemoveBelow } from './background/remove-below.ts'
import { workOnRemoveFiles } from './background/remove-files.ts'
import { removeOrphans } from './background/remove-orphans.ts'
import { workOnRemoveSignIn } from './background/remove-sign-in.ts'
import { workOnTrackLogin } from './background/track-login.ts'
import { workOnMail } from './background/send-mail.ts'
import { workOnSendOutput } from './background/send-output.ts'
import { DAY_MS, HOUR_MS, startRounds, type Round } from './background/rounds.ts'
import { startSweep } from './background/sweep.ts'
import { tidyDatabase } from './background/tidy-database.ts'
import { loadWords } from './load-words.ts'
import { createLog, type Log } from './log.ts'
import { createMailer } from './mail/mail.ts'
import { createFolderTransport, createSmtpTransport } from './mail/transport.ts'
import { howToDump, makeDump } from './operations/dump.ts'
import { noteErased } from './operations/erased-log.ts'
import { resealAll } from './operations/reseal.ts'
import { keepRetention } from './services/privacy/retention.ts'
import { createLogoBytes } from './services/company/logo-bytes.ts'
import { createPoolHooks } from './services/sign-in/pool-hooks.ts'
import { admit, findProvider } from './services/sso/admit.ts'
import { createPagePictures } from './render/page-pictures.ts'
import { createStorage } from './storage/index.ts'
import { createStore } from './store/create-store.ts'
import { systemDb } from './store/db.ts'
import { findDemoTraces } from './store/demo-traces.ts'
import type { Store } from './store/store.ts'

export interface Gateway {
  /** Answers as the origin would, without a socket. */
  fetch(request: Request): Promise<Response>
  /** Opens the ports. @throws ConfigError in one sentence when one is taken */
  listen(): Promise<void>
  close(): Promise<void>
  /** Where one may begin; null where the demo is off. */
  demo(): Promise<{ email: string; password: string; signedLink: string } | null>
  vendorUrl: string
  /** Where letters are shown that nobody sends; null where a mail server does. */
  lettersUrl: string | null
  context: Context
  directory: UserDirectory
  /** New keys for all that is signed, and all that an older master key sealed is sealed anew. */
  rotateKeys(): Promise<{ resealed: number; unreadable: number }>
  /** Writes a dump now. @returns its path @throws ConfigError where the database is not the embedded one */
  dump(): Promise<string>
}

export interface GatewayParts {
  clock?: Clock
  /** A database dump to start from, for tests. */
  dump?: Uint8Array
  /** Compares every answer with its schema, for tests. */
  checkResponses?: boolean
  rateRules?: Record<RateRuleName, RateRule>
  /** How long a caller may take, for tests. */
  limits?: Partial<ListenLimits>
  /** Listens to the log, for tests. */
  log?: Log
}

const SIGNATURE_KEY_DAYS = 90

/** Makes everything long-lived, and is the only place that does. */
export async function createGateway(config: Config, parts: GatewayParts = {}): Promise<Gateway> {
  refuseFaults(faultsForProduction(config))
  await loadWords()
  const log = parts.log ?? createLog(config.logLevel)
  const { databaseUrl, dataDir } = config
  const store = await createStore({ databaseUrl: databaseUrl ?? '', dataDir, dump: parts.dump, log })
  await refuseDemoTraces(config, store)
  // Gateways that start together on a new database make its keys, its queues and the demo one after another.
  const endTurn = await store.takeTurn()
  try {
    return await assemble(config, { ...parts, log, store })
  } finally {
    await endTurn()
  }
}

async function assemble(config: Config, parts: GatewayParts & { log: Log; store: Store }): Promise<Gateway> {
  const { log, store, clock = systemClock } = parts
  const now = (): number => clock.now()
  const { dataDir, cognito } = config
  const storage = await createStorage({ dataDir, s3: config.s3 })
  const secrets = createSecrets(readMasterKeys(config.secretKey, dataDir))
  const signatures = await createSignatures({ store, secrets, issuer: config.publicUrl, now })
  const onUnexpected = (error: unknown): void => log.error({ err: error }, 'The user pool failed')
  const hooks = createPoolHooks(() => context)
  const pool = cognito
    ? null
    : await createUserPool({
        db: { sql: store.sql.withTables<PoolTables>(), scope: store.asSystem() },
        secrets,
        publicUrl: config.publicUrl,
        hooks,
        settings: config.identity,
        hosted: {
          redirects: ownOrigins(config).flatMap((origin) => [origin, `${origin}/`]),
          fonts: `/sdk/${config.version}/fonts`,
          federation: {
            findProvider: (by) => findProvider(context, by),
            admit: (provider, identity) => admit(context, provider, identity),
            fetch: (url, init) => context.outbound.fetch(url, { ...init, maxBytes: 500_000, timeoutMs: 10_000 }),
          },
        },
        now,
        onUnexpected,
      })
  const directory: UserDirectory = pool?.directory ?? (await awsDirectory(config))
  const verifier = createJwtVerifier({
    issuer: pool?.issuer ?? `https://cognito-idp.${cognito?.region}.amazonaws.com/${cognito?.userPoolId}`,
    clientId: pool?.clientId ?? cognito?.clientId ?? '',
    keys: pool?.verifying ?? null,
    now,
  })
  const queue = createQueue(store, log)
  const parsePool = createParsePool({ log })
  const lettersFolder = dataDir === null ? null : join(dataDir, 'outbox')
  const transport = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl, { mustEncrypt: config.release === 'production' })
    : createFolderTransport(lettersFolder)
  const context: Context = {
    config,
    clock,
    log,
    store,
    storage,
    queue,
    parsePool,
    noteErased: (companyId, appIds) =>
      noteErased(
        dataDir,
        appIds.map((appId) => ({ companyId, appId, at: now() })),
      ),
    downloads: createDownloads({ secrets, publicUrl: config.publicUrl, now }),
    mail: createMailer({ queue, secrets, transport, now }),
    rateLimiter: createRateLimiter(now, scaleRules(parts.rateRules ?? rateRules, config.rateFactor)),
    logoBytes: createLogoBytes(storage),
    outbound: createOutbound({ privateOrigins: config.outboundPrivateOrigins }),
    connectors: await createConnectors(config),
    pagePictures: createPagePictures(),
    assist: createAssist(config),
    captcha: createCaptcha({
      config: config.captcha,
      hostnames: ownOrigins(config).map((origin) => new URL(origin).hostname),
      store,
      secrets,
      fetch: (url, init) => context.outbound.fetch(url, init),
      now,
      onUnexpected: (error) => log.warn({ err: error }, 'A captcha could not be checked'),
    }),
    authenticate: createAuthenticate({
      store,
      verifier: cacheVerifier(verifier, now),
      signatures,
      betaHost: config.hosts.beta,
      now,
    }),
    authenticateKey: createAuthenticateKey({
      store,
      refused: config.release === 'production' ? [demoApiKey.keyId] : [],
      now,
    }),
    secrets,
    poolNames: { userPoolId: POOL_ID, clientId: POOL_CLIENT_ID },
    directory,
    mintSignature: (payload) => signatures.mint(payload),
  }
  await workOnParse(context)
  await workOnTrackLogin(context)
  await workOnRemoveSignIn(context)
  await workOnRemoveFiles(context)
  await workOnMail(context, { transport, secrets })
  await workOnSendOutput(context)
  await workOnExports(context)
  await workOnRemoveBelow(context)
  await queue.start()
  const stopSweep = startSweep(context, transport)
  const dump = async (): Promise<string> => {
    if (dataDir === null || store.kind === 'postgres') throw new ConfigError(howToDump(store.kind))
    const { keep, withFiles } = config.dumps
    return makeDump(store, config.version, { dataDir, keep, withFiles: withFiles && storage.kind === 'files', now })
  }
  const rounds: Round[] = [
    { name: 'orphans', everyMs: DAY_MS, run: () => removeOrphans(context) },
    { name: 'tidy', everyMs: 6 * HOUR_MS, run: () => tidyDatabase(context) },
    { name: 'retention', everyMs: DAY_MS, run: () => keepRetention(context) },
    { name: 'signature-keys', everyMs: DAY_MS, run: () => signatures.rotateIfOlder(SIGNATURE_KEY_DAYS * 86_400) },
  ]
  if (dataDir !== null && store.kind === 'pglite' && config.dumps.everyHours > 0) {
    rounds.push({ name: 'dump', everyMs: config.dumps.everyHours * HOUR_MS, run: dump })
  }
  const stopRounds = startRounds(context, rounds)
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
    readSignature: (token) => signatures.verify(token).catch(() => null),
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
      stopSweep()
      await Promise.all(servers.map(shut))
      await stopRounds()
      await queue.stop()
      transport.close()
      await parsePool.close()
      await context.pagePictures.close()
      await store.close()
    },
    async demo() {
      const signedLink = config.demo ? await samples.signedLink() : null
      return signedLink === null ? null : { email: northwind.users[0]?.email ?? '', password: demoPassword, signedLink }
    },
    vendorUrl,
    lettersUrl: hasLettersPage(config) ? `${config.publicUrl}/dev/outbox` : null,
    context,
    directory,
    async rotateKeys() {
      await signatures.rotate()
      await pool?.rotateKeys()
      return resealAll(store, secrets)
    },
    dump,
  }
}

/** The demo's people and keys are known to everybody: an installation that began as a demo stays one. */
async function refuseDemoTraces(config: Config, store: Store): Promise<void> {
  if (config.release !== 'production') return
  const emails = demoCompanies.flatMap((company) => company.users.map((user) => user.email.toLowerCase()))
  const traces = await findDemoTraces(systemDb(store), { emails, keyId: demoApiKey.keyId })
  if (!traces.companies && !traces.users && !traces.keys) return
  await store.close()
  throw new ConfigError('The database holds the demo companies or their users and keys: start with an empty database.')
}

/** The SDK is loaded only where it is needed. */
async function awsDirectory({ cognito }: Config): Promise<UserDirectory> {
  if (!cognito) throw new Error('Without the embedded pool there must be one at AWS')
  const { createAwsDirectory } = await import('./identity/aws-directory.ts')
  return createAwsDirectory({
    region: cognito.region,
    userPoolId: cognito.userPoolId,
    ...(cognito.endpoint !== '' && { client: { endpoint: cognito.endpoint } }),
  })
}

/** Where our pages stand: a host named without a port has the port of the others. */
function ownOrigins({ publicUrl, hosts }: Config): string[] {
  const { protocol, port, origin } = new URL(publicUrl)
  const others = [hosts.candidates, hosts.beta].filter(Boolean).map((host) => {
    const url = new URL(`${protocol}//${host}`)
    if (url.port === '') url.port = port
    return url.origin
  })
  return [...new Set([origin, ...others])]
}
