import { AppError, type ForwardAnswer, type ForwardRequest } from '@tabard/contract'
import type { Context } from '../../../context.ts'
import type { UserActor } from '../../../identity/actor.ts'
import { OutboundError } from '../../../outbound/outbound-error.ts'
import { presentDestination } from '../../../presenters/integration.ts'
import { companyDb } from '../../../store/db.ts'
import { findDestination } from '../../../store/forwarding-destinations.ts'
import { openHeaders } from './sealed-headers.ts'

const MAX_BYTES = 5_000_000
/** Data, and nothing a browser would run. */
const textual = /^(?:application\/(?:[\w.+-]+\+)?json|text\/(?:plain|csv)|application\/xml|text\/xml)$/
const binary = /^(?:application\/pdf|image\/(?:png|jpeg))$/

/**
 * Asks a system that an admin set up, with the path and body the caller chose. None of our headers are sent, and of the
 * answer only status, kind and body come back. @throws AppError `not_found`, `forwarding_not_allowed` or `forwarding_failed`
 */
export async function forward(context: Context, actor: UserActor, request: ForwardRequest): Promise<ForwardAnswer> {
  const row = await findDestination(companyDb(context.store, actor.companyId), request.destination)
  if (!row) throw new AppError('not_found')
  const destination = presentDestination(row)
  const { method, path, body } = request
  const isBelow = destination.paths.some(
    (allowed) => path === allowed || path.startsWith(allowed.endsWith('/') ? allowed : `${allowed}/`),
  )
  if (!isBelow || !destination.methods.includes(method) || (method === 'GET' && body !== undefined))
    throw new AppError('forwarding_not_allowed')
  const query = new URLSearchParams(request.query ?? {}).toString()
  const address = destination.baseUrl + path + (query && `?${query}`)
  // Checked again as the other system will parse it: the path must still be the one that was checked.
  if (new URL(address).pathname !== new URL(destination.baseUrl).pathname.replace(/\/$/, '') + path)
    throw new AppError('forwarding_not_allowed')
  const response = await ask(context, address, {
    method,
    headers: { accept: 'application/json', ...request.headers, ...openHeaders(context, row) },
    ...(body !== undefined && { body }),
  })
  return wrap(response)
}

async function ask(
  context: Context,
  address: string,
  init: { method: string; headers: Record<string, string>; body?: string },
): Promise<Response> {
  try {
    return await context.outbound.fetch(address, { ...init, maxBytes: MAX_BYTES })
  } catch (cause) {
    if (cause instanceof OutboundError) throw new AppError('forwarding_failed', { cause })
    throw cause
  }
}

async function wrap(response: Response): Promise<ForwardAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const { status } = response
  if (bytes.byteLength === 0) return { status, contentType: '', encoding: 'text', body: '' }
  if (textual.test(contentType)) return { status, contentType, encoding: 'text', body: bytes.toString('utf8') }
  if (binary.test(contentType)) return { status, contentType, encoding: 'base64', body: bytes.toString('base64') }
  throw new AppError('forwarding_failed')
}
