import type { ServerType } from '@hono/node-server'
import type { Config } from './config/config.ts'
import { createSecrets, readMasterKey } from './config/secrets.ts'
import { systemClock, type Clock, type Context } from './context.ts'
import { createDemoSamples } from './demo/demo-samples.ts'
import { demoPassword, northwind } from './demo/demo-companies.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createApp } from './http/app.ts'
import { createVendorPage } from './http/gallery.ts'
import { listen, shut } from './http/listen.ts'
import { createRateLimiter, rateRules, type RateRule, type RateRuleName } from './http/rate-limit.ts'
import { folders } from './http/static.ts'
import { createAuthenticate } from './identity/authenticate.ts'
import { cacheVerifier } from './identity/cached-verifier.ts'
import { createJwtVerifier } from './identity/jwt-verifier.ts'
import { createSignatures } from './identity/signature.ts'
import type { UserDirectory } from './identity/user-directory.ts'
import { createParsePool } from './intake/parse-pool.ts'
import { workOnParse } from './jobs/parse-application.ts'
import { createQueue } from './jobs/queue.ts'
import { workOnRemoveFiles } from './jobs/remove-files.ts'
import { startSweep } from './jobs/sweep.ts'
import { createLog } from './log.ts'
import { createUserPool, POOL_CLIENT_ID, POOL_ID } from './pool/create-user-pool.ts'
import { createLogoBytes } from './services/company/logo-bytes.ts'
import { createStorage } from './storage/index.ts'
import { createStore } from './store/create-store.ts'

export interface Gateway {
  /** Answers as the origin would, without a socket. */
  fetch(request: Request): Promise<Response>
  /** Opens the ports. @throws ConfigError in one sentence when one is taken */
  listen(): Promise<void>
  close(): Promise<void>
  /** Where one may begin; null where the demo is off. */
  demo(): Promise<{ email: string; password: string; signedLink: string } | null>
  vendorUrl: string
  context: Context
  /** Null where users are made at AWS. */
  directory: UserDirectory | null
}

export interface GatewayParts {
  clock?: Clock
  /** A database dump to start from, for tests. */
  dump?: Uint8Array
  /** Compares every answer with its schema, for tests. */
  checkResponses?: boolean
  rateRules?: Record<RateRuleName, RateRule>
}

/** Makes everything long-lived, and is the only place that does. */
export async function createGateway(config: Config, parts: GatewayParts = {}): Promise<Gateway> {
  const clock = parts.clock ?? systemClock
  const now = (): number => clock.now()
  const log = createLog(config.logLevel)
  const { dataDir, cognito } = config
  const store = await createStore({ databaseUrl: config.databaseUrl ?? '', dataDir, dump: parts.dump, log })
  const storage = await createStorage({ dataDir, s3: config.s3 })
  const secrets = createSecrets(readMasterKey(config.secretKey, dataDir))
  const signatures = await createSignatures({ store, secrets, issuer: config.publicUrl, now })
  const onUnexpected = (error: unknown): void => log.error({ err: error }, 'The user pool failed')
  const pool = cognito ? null : await createUserPool({ store, secrets, publicUrl: config.publicUrl, now, onUnexpected })
  const verifier = createJwtVerifier({
    issuer: pool?.issuer ?? `https://cognito-idp.${cognito?.region}.amazonaws.com/${cognito?.userPoolId}`,
    clientId: pool?.clientId ?? cognito?.clientId ?? '',
    jwks: pool?.jwks ?? null,
    now,
  })
  const queue = createQueue(store, log)
  const parsePool = createParsePool({ log })
  const context: Context = {
    config,
    clock,
    log,
    store,
    storage,
    queue,
    parsePool,
    rateLimiter: createRateLimiter(now, parts.rateRules ?? rateRules),
    logoBytes: createLogoBytes(storage),
    authenticate: createAuthenticate({ store, verifier: cacheVerifier(verifier, now), signatures, now }),
    mintSignature: (payload) => signatures.mint(payload),
  }
  await workOnParse(context)
  await workOnRemoveFiles(context)
  await queue.start()
  const stopSweep = startSweep(context)
  if (config.demo && pool) await seedDemo(context, pool.directory)

  const samples = createDemoSamples(context)
  const vendorUrl = `http://127.0.0.1:${config.galleryPort}`
  const gallery = {
    folder: folders.examples,
    publicUrl: config.publicUrl,
    vendorUrl,
    version: config.version,
    sample: (kind: Parameters<typeof samples.token>[0]) => samples.token(kind, [config.publicUrl, vendorUrl]),
  }
  const app = createApp({
    context,
    pool,
    poolNames: { userPoolId: POOL_ID, clientId: POOL_CLIENT_ID },
    gallery,
    readSignature: (token) => signatures.verify(token).catch(() => null),
    checkResponses: parts.checkResponses ?? false,
  })
  const servers: ServerType[] = []

  return {
    fetch: async (request) => app.fetch(request, {}),
    async listen() {
      servers.push(await listen(app.fetch, config.port, 'PORT'))
      if (config.galleryPort !== null) {
        servers.push(await listen(createVendorPage(gallery).fetch, config.galleryPort, 'GALLERY_PORT'))
      }
    },
    async close() {
      stopSweep()
      await Promise.all(servers.map(shut))
      await queue.stop()
      await parsePool.close()
      await store.close()
    },
    async demo() {
      const signedLink = config.demo ? await samples.signedLink() : null
      return signedLink === null ? null : { email: northwind.users[0]?.email ?? '', password: demoPassword, signedLink }
    },
    vendorUrl,
    context,
    directory: pool?.directory ?? null,
  }
}
