import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config/config.ts'
import { secretPath } from './secret-paths.ts'

export type Log = Logger

const CENSOR = '…'
/** Names of fields that carry secrets or personal data, in any depth, however they are written. */
const SECRET =
  /^(?:authorization|cookie|set-cookie|x-?access-?token|x-?api-?(?:key|secret)|x-?code|sig|code|state|.*token|.*secret|.*password|short_?id|.*e-?mail(?:_?address)?|name|.*_name|.*Name|phone.*|free_?text|subject|text|body|query|headers|url|path|to)$/i
/** Fields that are logged although their name matches `SECRET`. */
const TOLD = new Set(['route', 'job', 'requestId', 'code'])
/** Patterns of secrets and personal data within an error's message, each with its replacement. */
const IN_WORDS: readonly [RegExp, string][] = [
  [/(?<![^\s<>"'(),:;[\]\\])[^\s<>"'(),:;[\]\\]+@[^\s<>"'(),:;[\]\\]{1,255}/g, '…@…'],
  [/(?<![\w-])eyJ[\w-]{4,}\.[\w-]+(?:\.[\w-]*)*/g, CENSOR],
  [/([?&#](?:[\w-]+)=)[^&\s"'<>]+/g, `$1${CENSOR}`],
  [/(\/\/[^\s/:@]*:)[^\s/@]+@/g, `$1${CENSOR}@`],
  // A database's message quotes the value that it could not read.
  [/: "[^"]*"/g, `: "${CENSOR}"`],
  [secretPath, `$1${CENSOR}`],
]
const MAX_TEXT = 2_000
const MAX_DEPTH = 6

/** JSON lines on standard error; standard output keeps the lines a person reads. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Callers may log whole objects. Secrets and personal data are removed here, for all of them.
      formatters: { log: (fields) => clean(fields, 0) as Record<string, unknown> },
      serializers: { err: (error: unknown) => error },
    },
    destination ?? pino.destination({ fd: 2, sync: false }),
  )
}

/** A copy without secrets and personal data. */
export function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (depth > MAX_DEPTH) return CENSOR
  if (value instanceof Error) return cleanError(value, depth)
  if (value instanceof Date) return value.toISOString()
  if (ArrayBuffer.isView(value)) return CENSOR
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => clean(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && !(depth === 0 && TOLD.has(name)) && typeof inner !== 'number' && typeof inner !== 'boolean'
        ? CENSOR
        : clean(inner, depth + 1),
    ]),
  )
}

/** An error's message and stack. Other fields are left out, because a database's `detail` repeats values. */
function cleanError(error: Error, depth: number): Record<string, unknown> {
  const { code, status } = error as { code?: unknown; status?: unknown }
  return {
    type: error.name,
    message: cleanText(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof status === 'number' && { status }),
    ...(error.stack && { stack: cleanText(callsOf(error.stack)) }),
    ...(error.cause !== undefined && { cause: clean(error.cause, depth + 1) }),
  }
}

function callsOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 20)
    .join('\n')
}

function cleanText(text: string): string {
  let told = text.slice(0, MAX_TEXT)
  for (const [pattern, instead] of IN_WORDS) told = told.replace(pattern, instead)
  return told
}
