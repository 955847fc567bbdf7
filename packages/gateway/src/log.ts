import { pino, type Logger } from 'pino'
import type { LogLevel } from './config/config.ts'

export type Log = Logger

/** Headers and fields that carry secrets or personal data. They are cut out wherever a caller forgot to. */
const SECRET = [
  'authorization',
  'headers.authorization',
  'headers["x-access-token"]',
  'headers.cookie',
  'sig',
  'token',
  'accessToken',
  'refreshToken',
  'password',
  'shortId',
  'email',
  'name',
]

/** JSON lines on standard error; standard output keeps the four lines a person reads. */
export function createLog(level: LogLevel): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: SECRET, censor: '…' } },
    pino.destination({ fd: 2, sync: false }),
  )
}
