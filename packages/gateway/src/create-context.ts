import { createAssist } from './assist/create-assist.ts'
import { createQueue } from './background/queue.ts'
import { createCaptcha } from './captcha/captcha.ts'
import type { Config } from './config/config.ts'
import { isOwnHostname } from './config/own-origins.ts'
import type { Secrets } from './config/secrets.ts'
import { createConnectors } from './connectors/index.ts'
import type { Clock, Context } from './context.ts'
import { demoApiKey } from './demo/demo-companies.ts'
import { createDownloads } from './downloads.ts'
import { createRateLimiter, rateRules, scaleRules, type RateRule, type RateRuleName } from './http/rate-limit.ts'
import { createAuthenticateKey } from './identity/api-key.ts'
import { createAuthenticate } from './identity/authenticate.ts'
import { cacheVerifier } from './identity/cached-verifier.ts'
import type { JwtVerifier } from './identity/jwt-verifier.ts'
import type { Signatures } from './identity/signature.ts'
import type { UserDirectory } from './identity/user-directory.ts'
import { createParsePool } from './intake/parse-pool.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/mail.ts'
import type { Transport } from './mail/transport.ts'
import { noteErased } from './operations/erased-log.ts'
import { createOutbound } from './outbound/outbound.ts'
import { createPictures } from './render/pictures.ts'
import { createLogoBytes } from './services/company/logo-bytes.ts'
import type { Storage } from './storage/storage.ts'
import type { Store } from './store/store.ts'

/** The parts that must exist before the context: storage of all kinds, and the means to identify callers. */
export interface Foundations {
  clock: Clock
  log: Log
  store: Store
  storage: Storage
  secrets: Secrets
  signatures: Signatures
  transport: Transport
  directory: UserDirectory
  poolNames: Context['poolNames']
  verifier: JwtVerifier
  rateRules?: Record<RateRuleName, RateRule>
}

/** Makes the context of the services. It starts no job and opens no port. */
export async function createContext(config: Config, given: Foundations): Promise<Context> {
  const { clock, log, store, storage, secrets, signatures, transport, directory, poolNames } = given
  const now = (): number => clock.now()
  const queue = createQueue(store, log)
  const outbound = createOutbound({ privateOrigins: config.outboundPrivateOrigins })
  return {
    config,
    clock,
    log,
    store,
    storage,
    secrets,
    directory,
    poolNames,
    queue,
    outbound,
    parsePool: createParsePool({ log, ...config.parsing }),
    noteErased: (companyId, appIds) =>
      noteErased(
        config.dataDir,
        appIds.map((appId) => ({ companyId, appId, at: now() })),
      ),
    downloads: createDownloads({ secrets, publicUrl: config.publicUrl, now }),
    mail: createMailer({ queue, secrets, transport, now }),
    rateLimiter: createRateLimiter(now, scaleRules(given.rateRules ?? rateRules, config.rateFactor)),
    logoBytes: createLogoBytes(storage),
    connectors: await createConnectors(config),
    pictures: createPictures(log),
    assist: createAssist(config),
    captcha: createCaptcha({
      config: config.captcha,
      isOwnHostname: (hostname) => isOwnHostname(config, hostname),
      store,
      secrets,
      fetch: (url, init) => outbound.fetch(url, init),
      now,
      onUnexpected: (error) => log.warn({ err: error }, 'A captcha could not be checked'),
    }),
    authenticate: createAuthenticate({
      store,
      verifier: cacheVerifier(given.verifier, now),
      signatures,
      hosts: config.hosts,
      now,
    }),
    authenticateKey: createAuthenticateKey({
      store,
      refused: config.release === 'production' ? [demoApiKey.keyId] : [],
      now,
    }),
    mintSignature: (payload) => signatures.mint(payload),
  }
}
