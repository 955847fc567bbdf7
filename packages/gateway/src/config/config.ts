import { readFileSync } from 'node:fs'
import { byPlatform, isEmail, type Platform, type PublicConfig } from '@tabard/contract'
import { ConfigError } from './config-error.ts'
import { addressVariable, type Env } from './env.ts'

/** The gateway's configuration. Every value is present and checked. */
export interface Config {
  port: number
  /** Port of the gallery and its vendor page, which is of another origin. Null: not served. */
  galleryPort: number | null
  /** Null: everything is kept in memory, for tests. */
  dataDir: string | null
  /** Origin by which browsers reach us, without a slash at the end. */
  publicUrl: string
  databaseUrl: string | null
  s3: Required<Env['s3']> | null
  /** An AWS user pool; null: the embedded one. */
  cognito: {
    region: string
    userPoolId: string
    clientId: string
    domain: string
    identityPoolId: string
    /** Empty: AWS's own, by the region. */
    endpoint: string
  } | null
  /** How the embedded user pool behaves. */
  identity: {
    isMfaRequired: boolean
    allowsPasswordFlow: boolean
    isRefreshRotating: boolean
    resetCodeMinutes: number
    hidesUnknownUsers: boolean
  }
  smtpUrl: string | null
  /** The customer-tracking tool to which sign-ins are reported. Null: none. */
  tracking: { url: string; key: string } | null
  /** The sender's address of our letters. */
  mailFrom: string
  ai: { baseUrl: string; apiKey: string; model: string } | null
  captcha: { provider: PublicConfig['captcha']['provider']; siteKey: string; secret: string }
  hosts: { candidates: string; beta: string }
  release: PublicConfig['release']
  /** Seed the demo companies into an empty data folder. */
  demo: boolean
  logLevel: LogLevel
  version: string
  secretKey: string | null
  trustedProxies: number
  /** Origins that we may call although they are private or plain HTTP, such as systems in the operator's own network. */
  outboundPrivateOrigins: readonly string[]
  /** The origin of the first call to an applicant system, where it is not the usual one. */
  applicantSystemUrls: Partial<Record<Platform, string>>
  /** With this token `/metrics` answers other machines too. Null: only this machine. */
  metricsToken: string | null
  /** Dumps of the embedded database. `everyHours` 0: never. */
  dumps: { everyHours: number; keep: number; withFiles: boolean }
  /** All rate limits are multiplied by this. */
  rateFactor: number
  /** The processes that read CVs: how many at most, and the memory of each. */
  parsing: { processes: number; memoryMb: number }
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const releases = ['production', 'beta', 'test', 'dev'] as const
const captchas = ['none', 'altcha', 'recaptcha', 'turnstile', 'hcaptcha'] as const

/**
 * Defaults, and the checks that need more than one value.
 * @throws ConfigError: one sentence that names the variable and what to set.
 */
export function createConfig(env: Env): Config {
  const port = readPort('PORT', env.port) ?? 4600
  const release = oneOf('RELEASE', env.release, releases) ?? 'dev'
  return {
    port,
    galleryPort: readPort('GALLERY_PORT', env.galleryPort) ?? galleryPortBeside(port, release),
    dataDir: env.dataDir ?? './data',
    publicUrl: readOrigin('PUBLIC_URL', env.publicUrl) ?? `http://localhost:${port}`,
    databaseUrl: env.databaseUrl ?? null,
    s3: wholeOrNone(
      {
        S3_ENDPOINT: env.s3.endpoint,
        S3_BUCKET: env.s3.bucket,
        S3_REGION: env.s3.region,
        S3_ACCESS_KEY_ID: env.s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: env.s3.secretAccessKey,
      },
      (s3) => ({
        endpoint: s3.S3_ENDPOINT,
        bucket: s3.S3_BUCKET,
        region: s3.S3_REGION,
        accessKeyId: s3.S3_ACCESS_KEY_ID,
        secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
      }),
    ),
    cognito: wholeOrNone(
      {
        COGNITO_REGION: env.cognito.region,
        COGNITO_USER_POOL_ID: env.cognito.userPoolId,
        COGNITO_CLIENT_ID: env.cognito.clientId,
      },
      (pool) => ({
        region: pool.COGNITO_REGION,
        userPoolId: pool.COGNITO_USER_POOL_ID,
        clientId: pool.COGNITO_CLIENT_ID,
        domain: env.cognito.domain ?? '',
        identityPoolId: env.cognito.identityPoolId ?? '',
        endpoint: env.cognito.endpoint ?? '',
      }),
    ),
    identity: readIdentity(env.identity),
    smtpUrl: readSmtpUrl(env.smtpUrl),
    tracking: env.trackingUrl === undefined ? null : { url: env.trackingUrl, key: env.trackingKey ?? '' },
    mailFrom: readMailFrom(env.mailFrom, readOrigin('PUBLIC_URL', env.publicUrl)),
    ai: wholeOrNone({ AI_BASE_URL: env.ai.baseUrl, AI_API_KEY: env.ai.apiKey, AI_MODEL: env.ai.model }, (ai) => ({
      baseUrl: ai.AI_BASE_URL,
      apiKey: ai.AI_API_KEY,
      model: ai.AI_MODEL,
    })),
    captcha: readCaptcha(env),
    hosts: {
      candidates: env.hostCandidates ?? 'candidates.localhost',
      beta: env.hostBeta ?? 'beta.localhost',
    },
    release,
    demo: env.demo?.toLowerCase() !== 'off',
    logLevel: oneOf('LOG_LEVEL', env.logLevel, logLevels) ?? 'warn',
    version: ownVersion(),
    secretKey: env.secretKey ?? null,
    applicantSystemUrls: byPlatform((platform) =>
      readOrigin(addressVariable(platform), env.applicantSystemUrls?.[platform]),
    ),
    outboundPrivateOrigins: readOrigins('OUTBOUND_PRIVATE_ORIGINS', env.outboundPrivateOrigins),
    trustedProxies: readWhole('TRUSTED_PROXIES', env.trustedProxies, 10) ?? 0,
    metricsToken: readToken('METRICS_TOKEN', env.metricsToken),
    dumps: {
      everyHours: readWhole('DUMP_EVERY_HOURS', env.dumpEveryHours, 8_760) ?? 24,
      keep: Math.max(1, readWhole('DUMP_KEEP', env.dumpKeep, 10_000) ?? 7),
      withFiles: env.dumpFiles?.toLowerCase() !== 'off',
    },
    rateFactor: readWhole('RATE_LIMITS', env.rateLimits, 100_000) || 1,
    parsing: {
      processes: Math.max(1, readWhole('PARSE_PROCESSES', env.parseProcesses, 64) ?? 3),
      memoryMb: Math.max(PARSE_MEMORY_LEAST_MB, readWhole('PARSE_MEMORY_MB', env.parseMemoryMb, 16_384) ?? 320),
    },
  }
}

/** With less, ordinary CVs cannot be read. */
const PARSE_MEMORY_LEAST_MB = 256

/** The vendor page is only for trying things out, so production opens no port for it. */
function galleryPortBeside(port: number, release: Config['release']): number | null {
  if (release === 'production') return null
  return port === 0 ? 0 : port + 1
}

function readSmtpUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value
  // The message does not quote the value, because it holds a password.
  throw new ConfigError('SMTP_URL is not an address: set one such as smtps://user:password@mail.example.com:465.')
}

function readMailFrom(value: string | undefined, publicUrl: string | undefined): string {
  if (value !== undefined && isEmail(value)) return value
  if (value !== undefined) throw new ConfigError(`MAIL_FROM is "${value}": set one e-mail address.`)
  const host = new URL(publicUrl ?? 'http://localhost').hostname
  return isEmail(`no-reply@${host}`) ? `no-reply@${host}` : 'no-reply@tabard.invalid'
}

function readIdentity(env: Env['identity'] = {}): Config['identity'] {
  const minutes = env.resetCodeMinutes ?? '10'
  if (!/^\d{1,4}$/.test(minutes) || Number(minutes) < 1 || Number(minutes) > 1440)
    throw new ConfigError(`IDENTITY_RESET_CODE_MINUTES is "${minutes}": set a number from 1 to 1440.`)
  const onOff = ['on', 'off'] as const
  return {
    isMfaRequired: oneOf('IDENTITY_MFA', env.mfa, ['optional', 'required'] as const) === 'required',
    allowsPasswordFlow: oneOf('IDENTITY_PASSWORD_FLOW', env.passwordFlow, onOff) === 'on',
    isRefreshRotating: oneOf('IDENTITY_REFRESH_ROTATION', env.refreshRotation, onOff) !== 'off',
    resetCodeMinutes: Number(minutes),
    hidesUnknownUsers: oneOf('IDENTITY_UNKNOWN_USERS', env.unknownUsers, ['hidden', 'told'] as const) !== 'told',
  }
}

function readCaptcha(env: Env): Config['captcha'] {
  const provider = oneOf('CAPTCHA_PROVIDER', env.captcha.provider, captchas) ?? 'none'
  if (provider !== 'none' && provider !== 'altcha') {
    wholeOrNone(
      { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: env.captcha.siteKey, CAPTCHA_SECRET: env.captcha.secret },
      (all) => all,
    )
  }
  return { provider, siteKey: env.captcha.siteKey ?? '', secret: env.captcha.secret ?? '' }
}

/** All variables of a group, or null when none is set. @throws ConfigError when only some are set */
function wholeOrNone<Names extends string, Value>(
  group: Record<Names, string | undefined>,
  build: (whole: Record<Names, string>) => Value,
): Value | null {
  const names = Object.keys(group) as Names[]
  const missing = names.filter((name) => group[name] === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    const given = names.filter((name) => group[name] !== undefined)
    throw new ConfigError(`${given.join(', ')} is set but ${missing.join(', ')} is not: set all of them, or none.`)
  }
  return build(group as Record<Names, string>)
}

function readPort(variable: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw new ConfigError(`${variable} is "${value}": set a port number from 0 to 65535.`)
}

function readWhole(variable: string, value: string | undefined, max: number): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value) && Number(value) <= max) return Number(value)
  throw new ConfigError(`${variable} is "${value}": set a whole number from 0 to ${max}.`)
}

function readToken(variable: string, value: string | undefined): string | null {
  if (value === undefined) return null
  if (value.length >= 20) return value
  throw new ConfigError(`${variable} is too short: set at least 20 random characters.`)
}

function readOrigin(variable: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  throw new ConfigError(`${variable} is "${value}": set an origin such as https://cv.example.com, without a path.`)
}

function readOrigins(variable: string, value: string | undefined): string[] {
  const parts = (value ?? '').split(',').map((part) => part.trim())
  return parts.filter(Boolean).flatMap((part) => readOrigin(variable, part) ?? [])
}

function oneOf<const Value extends string>(
  variable: string,
  value: string | undefined,
  allowed: readonly Value[],
): Value | undefined {
  if (value === undefined) return undefined
  const found = allowed.find((one) => one === value.toLowerCase())
  if (found === undefined) throw new ConfigError(`${variable} is "${value}": set one of ${allowed.join(', ')}.`)
  return found
}

function ownVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0.0.0'
}
