import { OutboundError } from '../outbound/outbound-error.ts'
import type { OutboundInit } from '../outbound/outbound.ts'
import type { ConnectorIo } from './connector.ts'
import { ConnectorError } from './errors.ts'

const MAX_ATTEMPTS = 4
const MAX_REDIRECTS = 3
const BACK_OFF_MS = 1_000
const TIMEOUT_MS = 10_000

/**
 * Calls an applicant system. A 307 or 308 to another data centre is followed with method and body, but only to its own
 * hosts. After a 429 it waits a second and tries again. @throws ConnectorError
 */
export async function ask(
  io: ConnectorIo,
  address: string,
  init: OutboundInit & { isOwn: (url: URL) => boolean },
): Promise<Response> {
  const { isOwn, ...options } = init
  let target = address
  let redirects = 0
  for (let attempt = 1; ;) {
    if (!URL.canParse(target) || !isOwn(new URL(target)))
      throw new ConnectorError('unavailable', 'it named an address that is not its own')
    const response = await fetchOf(io, target, options)
    const location = response.headers.get('location')
    if ((response.status === 307 || response.status === 308) && location !== null && redirects < MAX_REDIRECTS) {
      if (!URL.canParse(location, target)) throw new ConnectorError('unavailable', 'it sends us nowhere')
      target = new URL(location, target).href
      redirects += 1
    } else if (response.status === 429 && attempt < MAX_ATTEMPTS) {
      attempt += 1
      await io.wait(BACK_OFF_MS)
    } else {
      return response
    }
  }
}

async function fetchOf(io: ConnectorIo, target: string, options: OutboundInit): Promise<Response> {
  try {
    return await io.fetch(target, { timeoutMs: TIMEOUT_MS, ...options, redirect: 'manual' })
  } catch (cause) {
    if (cause instanceof OutboundError && cause.problem === 'too-large')
      throw new ConnectorError('too-large', 'it sent more than is taken', { cause })
    throw new ConnectorError('unavailable', 'it could not be asked', { cause })
  }
}

/** An answer's JSON. Some failures come as an HTML page with status 200. @throws ConnectorError `unavailable` */
export async function readJson(response: Response): Promise<Record<string, unknown> | unknown[]> {
  try {
    const value: unknown = JSON.parse(await response.text())
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown> | unknown[]
  } catch {
    // The error below does not quote the answer, which may hold anything.
  }
  throw new ConnectorError('unavailable', `it answered ${response.status} with something that is no data`)
}

export async function readRecord(response: Response): Promise<Record<string, unknown>> {
  const value = await readJson(response)
  if (Array.isArray(value)) throw new ConnectorError('unavailable', 'it answered with a list')
  return value
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

export function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}

/** Tells whether an address is on a host of the base's family. A base outside all families allows only its own host. */
export function ownHosts(baseUrl: string, families: readonly string[]): (url: URL) => boolean {
  const base = new URL(baseUrl)
  const family = families.find((one) => base.hostname === one || base.hostname.endsWith(`.${one}`))
  return (url) => {
    if (url.protocol !== base.protocol || url.username !== '' || url.password !== '') return false
    if (family === undefined) return url.hostname === base.hostname
    return url.port === '' && (url.hostname === family || url.hostname.endsWith(`.${family}`))
  }
}
