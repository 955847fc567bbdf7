import { byPlatform, type Platform } from '@tabard/contract'

/** The variable with the address of another installation of an applicant system, such as `BULLHORN_URL`. */
export function addressVariable(platform: Platform): string {
  return `${platform.toUpperCase()}_URL`
}

/** Every variable the gateway reads, as text and without defaults. `config.ts` gives them meaning. */
export interface Env {
  port?: string
  dataDir?: string
  publicUrl?: string
  databaseUrl?: string
  s3: { endpoint?: string; bucket?: string; region?: string; accessKeyId?: string; secretAccessKey?: string }
  cognito: {
    region?: string
    userPoolId?: string
    clientId?: string
    domain?: string
    identityPoolId?: string
    endpoint?: string
  }
  identity?: {
    mfa?: string
    passwordFlow?: string
    refreshRotation?: string
    resetCodeMinutes?: string
    unknownUsers?: string
  }
  smtpUrl?: string
  mailFrom?: string
  ai: { baseUrl?: string; apiKey?: string; model?: string }
  captcha: { provider?: string; siteKey?: string; secret?: string }
  hostCandidates?: string
  hostBeta?: string
  release?: string
  galleryPort?: string
  demo?: string
  logLevel?: string
  /** Seals values in the database. Needed when several gateways share one database. */
  secretKey?: string
  /** How many proxies before us are trusted to append to `X-Forwarded-For`. */
  trustedProxies?: string
  /** Comma-separated. */
  outboundPrivateOrigins?: string
  /** By applicant system: the address of another installation. */
  applicantSystemUrls?: Partial<Record<Platform, string>>
  metricsToken?: string
  dumpEveryHours?: string
  dumpKeep?: string
  dumpFiles?: string
  /** All rate limits are multiplied by this. */
  rateLimits?: string
  /** How many processes read files at the same time. */
  parseProcesses?: string
  /** Megabytes that one of them may take. */
  parseMemoryMb?: string
  /** The customer-tracking tool to which sign-ins are reported. */
  trackingUrl?: string
  trackingKey?: string
}

/** Reads the environment. An empty value counts as none, because shells and containers often set one for it. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const read = (name: string): string | undefined => variables[name]?.trim() || undefined
  return {
    port: read('PORT'),
    dataDir: read('DATA_DIR'),
    publicUrl: read('PUBLIC_URL'),
    databaseUrl: read('DATABASE_URL'),
    s3: {
      endpoint: read('S3_ENDPOINT'),
      bucket: read('S3_BUCKET'),
      region: read('S3_REGION'),
      accessKeyId: read('S3_ACCESS_KEY_ID'),
      secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
    },
    cognito: {
      region: read('COGNITO_REGION'),
      userPoolId: read('COGNITO_USER_POOL_ID'),
      clientId: read('COGNITO_CLIENT_ID'),
      domain: read('COGNITO_DOMAIN'),
      identityPoolId: read('COGNITO_IDENTITY_POOL_ID'),
      endpoint: read('COGNITO_ENDPOINT'),
    },
    identity: {
      mfa: read('IDENTITY_MFA'),
      passwordFlow: read('IDENTITY_PASSWORD_FLOW'),
      refreshRotation: read('IDENTITY_REFRESH_ROTATION'),
      resetCodeMinutes: read('IDENTITY_RESET_CODE_MINUTES'),
      unknownUsers: read('IDENTITY_UNKNOWN_USERS'),
    },
    smtpUrl: read('SMTP_URL'),
    trackingUrl: read('TRACKING_URL'),
    trackingKey: read('TRACKING_KEY'),
    mailFrom: read('MAIL_FROM'),
    ai: { baseUrl: read('AI_BASE_URL'), apiKey: read('AI_API_KEY'), model: read('AI_MODEL') },
    captcha: {
      provider: read('CAPTCHA_PROVIDER'),
      siteKey: read('CAPTCHA_SITE_KEY'),
      secret: read('CAPTCHA_SECRET'),
    },
    hostCandidates: read('HOST_CANDIDATES'),
    hostBeta: read('HOST_BETA'),
    release: read('RELEASE'),
    galleryPort: read('GALLERY_PORT'),
    demo: read('DEMO'),
    logLevel: read('LOG_LEVEL'),
    secretKey: read('SECRET_KEY'),
    trustedProxies: read('TRUSTED_PROXIES'),
    outboundPrivateOrigins: read('OUTBOUND_PRIVATE_ORIGINS'),
    applicantSystemUrls: byPlatform((platform) => read(addressVariable(platform))),
    rateLimits: read('RATE_LIMITS'),
    parseProcesses: read('PARSE_PROCESSES'),
    parseMemoryMb: read('PARSE_MEMORY_MB'),
    metricsToken: read('METRICS_TOKEN'),
    dumpEveryHours: read('DUMP_EVERY_HOURS'),
    dumpKeep: read('DUMP_KEEP'),
    dumpFiles: read('DUMP_FILES'),
  }
}
