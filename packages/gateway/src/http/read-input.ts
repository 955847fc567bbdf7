import { AppError, idParts, isId, isIdParam, paramNames } from '@tabard/contract'
import type { Context as HonoContext } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from './http-env.ts'
import type { BodyLimit } from './policy.ts'
import { readBytes } from './read-bytes.ts'
import { weighJson } from './weigh-json.ts'

const MAX_ISSUES = 5
/** The calls with the most names in their query have about twenty. */
const MAX_QUERY_NAMES = 100
/** Keys that mean something to JavaScript itself. No field of ours has such a name. */
const HOSTILE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The params of a route's path; ids are put together again from their segments.
 * @throws AppError `invalid_id_depth` when a segment holds more than one part, `not_found` when it is no id at all
 */
export function readParams(path: string, segments: Readonly<Record<string, string>>): Record<string, string> {
  const params: Record<string, string> = {}
  for (const name of namesOf(path)) {
    if (!isIdParam(name)) {
      params[name] = segments[name] ?? ''
      continue
    }
    const parts = idParts(name).map((part) => segments[part] ?? '')
    if (parts.some((part) => part.includes('_'))) throw new AppError('invalid_id_depth')
    const id = parts.join('_')
    if (!isId(name, id)) throw new AppError('not_found')
    params[name] = id
  }
  return params
}

const known = new Map<string, readonly string[]>()

/** The names of a path's params, found once for each path of the table. */
function namesOf(path: string): readonly string[] {
  const names = known.get(path) ?? paramNames(path)
  known.set(path, names)
  return names
}

/** @throws AppError `bad_request` when a name comes twice, because two readers would see two different values, or for too many */
export function readQuery(url: string): Record<string, string> {
  const query: Record<string, string> = {}
  const start = url.indexOf('?')
  if (start === -1) return query
  if (url.slice(start).split('&', MAX_QUERY_NAMES + 1).length > MAX_QUERY_NAMES)
    throw badRequest([`the query holds more than ${MAX_QUERY_NAMES} values`])
  for (const [name, value] of new URL(url).searchParams) {
    if (Object.hasOwn(query, name) || HOSTILE_KEYS.has(name)) throw badRequest([`${name.slice(0, 60)}: came twice`])
    query[name] = value
  }
  return query
}

/**
 * The JSON body, read and parsed no further than its limit. None is undefined.
 * @throws AppError `unsupported_media_type`, `payload_too_large` or `bad_request`
 */
export async function readBody(c: HonoContext<HttpEnv>, { maxBytes, maxValues }: BodyLimit): Promise<unknown> {
  const bytes = await readBytes(c.req.raw, maxBytes)
  if (bytes === null) throw new AppError('payload_too_large')
  if (bytes.length === 0) return undefined
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type')
  }
  const tooMuch = weighJson(bytes, maxValues)
  if (tooMuch !== null) throw badRequest([tooMuch])
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badRequest(['the body is not JSON'])
  }
  refuseHostile(value)
  return value
}

/**
 * A picture's bytes as they came. Its declared type only has to be one we take; the service judges the bytes themselves.
 * @throws AppError `unsupported_media_type` or `payload_too_large`
 */
export async function readImage(c: HonoContext<HttpEnv>, { maxBytes }: BodyLimit): Promise<Uint8Array> {
  // `fetch` sends no content type for plain bytes, so a missing header is accepted.
  const mediaType = c.req.header('content-type') ?? 'application/octet-stream'
  if (!/^(?:image\/(?:png|jpeg)|application\/octet-stream)\s*(;|$)/i.test(mediaType)) {
    throw new AppError('unsupported_media_type')
  }
  const bytes = await readBytes(c.req.raw, maxBytes)
  if (bytes === null) throw new AppError('payload_too_large')
  return bytes
}

/** @throws AppError `bad_request`, with what is wrong, by path and never with the value */
export function check<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw badRequest(
    result.issues.slice(0, MAX_ISSUES).map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${wordsOf(issue)}`),
  )
}

function badRequest(issues: string[]): AppError {
  return new AppError('bad_request', { details: { issues } })
}

/** Issues without `expected` carry our own words. The library's words repeat the value, which may be a candidate's, so they are replaced. */
function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'validation')
    return issue.type === 'check' || issue.type === 'regex' ? issue.message : `fails ${issue.type}`
  return issue.expected === null ? 'is not accepted' : `expected ${issue.expected.slice(0, 200)}`
}

/** Its depth is known to be small. A list is walked as it is: entries of it would be as many objects more. */
function refuseHostile(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(refuseHostile)
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    if (HOSTILE_KEYS.has(key)) throw badRequest(['the body has a key that is not accepted'])
    refuseHostile((value as Record<string, unknown>)[key])
  }
}
