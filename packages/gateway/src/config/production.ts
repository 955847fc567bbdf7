import { ConfigError } from './config-error.ts'
import type { Config } from './config.ts'

/** Words that occur in example secrets, and so in secrets that were copied from examples. */
const COPIED = /change.?me|example|secret|passw|replace|default|tabard|0123456789|abcdefgh|qwerty/i
const KNOWN_PASSWORDS = new Set(['', 'postgres', 'password', 'tabard', 'changeme', 'secret', 'admin', 'root', 'test'])
const KNOWN_STORAGE_KEYS = new Set(['minioadmin', 'minio', 'password', 'secret', 'changeme', 'tabard'])
const LEAST_LETTERS = 12

/**
 * Settings with which `RELEASE=production` does not start: publicly known secrets, and settings for a developer's machine.
 * One sentence each.
 */
export function faultsForProduction(config: Config): string[] {
  if (config.release !== 'production') return []
  const faults: string[] = []
  const need = (isRight: boolean, sentence: string): void => {
    if (!isRight) faults.push(sentence)
  }
  need(!config.demo, 'The demo companies are on, whose passwords everybody knows: set DEMO=off.')
  need(config.captcha.provider !== 'none', 'CAPTCHA_PROVIDER is none: set altcha, or another with its keys.')
  if (config.secretKey === null) faults.push('SECRET_KEY is not set: set at least 32 random characters.')
  else {
    const weak = config.secretKey.split(',').some((key) => isWeak(key.trim()))
    need(!weak, 'SECRET_KEY can be guessed: set random characters, such as those of `openssl rand -base64 36`.')
  }
  need(config.publicUrl.startsWith('https:'), `PUBLIC_URL is ${config.publicUrl}: set the https address people open.`)
  need(config.smtpUrl !== null, 'SMTP_URL is not set: invitations and codes would reach nobody.')
  need(!hasKnownPassword(config.databaseUrl), 'DATABASE_URL has a password everybody knows: choose another one.')
  need(
    config.s3 === null || !KNOWN_STORAGE_KEYS.has(config.s3.secretAccessKey.toLowerCase()),
    'S3_SECRET_ACCESS_KEY is one everybody knows: choose another one.',
  )
  need(config.rateFactor <= 100, `RATE_LIMITS is ${config.rateFactor}, which is no limit: set at most 100.`)
  return faults
}

/** @throws ConfigError with all faults, one on each line */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
}

function isWeak(key: string): boolean {
  return key.length < 32 || new Set(key).size < LEAST_LETTERS || COPIED.test(key)
}

/** Whether the database's password is publicly known. Having none is allowed: a certificate or the machine may identify us. */
function hasKnownPassword(databaseUrl: string | null): boolean {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return false
  const { username, password } = new URL(databaseUrl)
  return password !== '' && (password === username || KNOWN_PASSWORDS.has(decodeURIComponent(password).toLowerCase()))
}
