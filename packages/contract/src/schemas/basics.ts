import * as v from 'valibot'
import { isEmail, normalEmail } from '../rules/email.ts'
import { within } from './bounded.ts'
import { isId, type IdOf, type IdParam } from '../ids.ts'

/** 2100-01-01 in seconds. A later time is most likely given in milliseconds. */
const LATEST_SECONDS = 4_102_444_800

/** Text of at most `max` characters (UTF-16 units), without NUL, because no database takes it. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((value) => !value.includes('\0'), 'must not contain NUL'),
  )

/** One line: no control characters, so that it can stand in a header, a log or a file name. */
export const line = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u, 'must be one line'))

/** One line that is not empty. */
export const name = (max: number) => v.pipe(line(max), v.regex(/\S/, 'must not be empty'))

/** An id with the depth and form of its kind. The gateway checks whose it is. */
export const id = <Kind extends IdParam>(kind: Kind): v.GenericSchema<IdOf[Kind]> =>
  v.pipe(
    v.string(),
    v.maxLength(90),
    v.check((value) => isId(kind, value), 'is not such an id'),
  )

export const userId = v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(/^[\w@.:+-]+$/, 'is not a user id'))
export const email = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform(normalEmail),
  v.check(isEmail, 'is not an e-mail address'),
)
export const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_SECONDS))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be #rrggbb'))

/**
 * Base64 of at most `maxBytes` bytes. The length of the text tells it, so nothing is decoded before the size is known.
 */
export const base64 = (maxBytes: number) =>
  v.pipe(v.string(), v.maxLength(Math.ceil(maxBytes / 3) * 4), v.check(isBase64, 'is not base64'))

/** A query's boolean: `true` or `false`. */
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)

/** A query's whole number. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,13}$/, 'must be a whole number'), v.transform(Number))

/** Field names, comma-separated. */
export const attributes = v.pipe(v.string(), v.maxLength(500), v.regex(/^[\w,]*$/, 'must be names and commas'))

/** JSON of any shape, with at most `maxNodes` values and eight levels. */
export const boundedJson = (maxNodes: number) =>
  within(v.record(line(100), v.unknown()), (value) => isBounded(value, maxNodes), 'is too large')

export const nothing = v.strictObject({})
export const none = v.undefined_()
export const onlyAttributes = v.strictObject({ attributes: v.optional(attributes) })

function isBase64(value: string): boolean {
  // The pattern must not backtrack over megabytes, so it is one character class, and the padding is checked apart.
  return value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value)
}

function isBounded(root: unknown, maxNodes: number): boolean {
  let seen = 0
  const isSmall = (value: unknown, depth: number): boolean => {
    seen += 1
    if (depth > 8 || seen > maxNodes) return false
    if (typeof value !== 'object' || value === null) return true
    if (Array.isArray(value)) return value.length <= maxNodes && value.every((one) => isSmall(one, depth + 1))
    for (const key in value) if (!isSmall((value as Record<string, unknown>)[key], depth + 1)) return false
    return true
  }
  return isSmall(root, 0)
}
