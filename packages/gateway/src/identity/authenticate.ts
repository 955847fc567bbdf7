import {
  AppError,
  can,
  domainKind,
  isAppError,
  isRole,
  type PublicConfig,
  type Right,
  type SignaturePayload,
} from '@tabard/contract'
import { compileOnce, type Param } from '../store/compile-once.ts'
import { systemDb } from '../store/db.ts'
import type { Guard, Store } from '../store/store.ts'
import type { Actor, SignatureActor, UserActor } from './actor.ts'
import type { JwtVerifier } from './jwt-verifier.ts'
import type { Signatures } from './signature.ts'

export interface AuthenticateParts {
  store: Store
  verifier: JwtVerifier
  signatures: Signatures
  /** Names of our domains. The beta domain admits only users of type beta. */
  hosts: PublicConfig['hosts']
  /** Milliseconds since 1970. */
  now(): number
}

/**
 * Finds the actor of a call. `Authorization: <id token>` with `x-access-token: <access token>` is a user;
 * `Authorization: <signature>` with `x-access-token: none` (or without) is a signature. Every call compares the token with
 * the database, so that a sign-out, a disabled account, a closed or narrowed link and a lesser role take effect at once.
 * @throws AppError `not_signed_in`, `no_current_user`, `token_*`, `signature_*`, `account_disabled`, `beta_only`
 */
export function createAuthenticate(given: AuthenticateParts): Authenticate {
  const parts = { ...given, statements: createStatements(given.store) }
  const authenticate = async (headers: Pick<Headers, 'get'>): Promise<Actor> => {
    const token = (headers.get('authorization') ?? '').replace(/^Bearer /i, '')
    const accessToken = headers.get('x-access-token') ?? 'none'
    // An access token alone is not enough, because only the id token names the user and the company.
    if (token === '') throw new AppError(accessToken === 'none' ? 'not_signed_in' : 'no_current_user')
    if (accessToken === 'none') return bySignature(parts, token)
    const { statements, prove } = await readClaim(parts, headers, token, accessToken)
    return prove(await parts.store.asSystem().run(statements))
  }
  return Object.assign(authenticate, {
    async claim(headers: Pick<Headers, 'get'>): Promise<Claim | null> {
      const token = (headers.get('authorization') ?? '').replace(/^Bearer /i, '')
      const accessToken = headers.get('x-access-token') ?? 'none'
      return token === '' || accessToken === 'none' ? null : readClaim(parts, headers, token, accessToken)
    },
  })
}

export interface Authenticate {
  (headers: Pick<Headers, 'get'>): Promise<Actor>
  /** The first half of it, for a user's two tokens: they are verified. Null for any other caller. @throws AppError `token_*` */
  claim(headers: Pick<Headers, 'get'>): Promise<Claim | null>
}

/** Tokens that are genuine and have not expired. They are not yet compared with the database. */
export interface Claim {
  userId: string
  companyId: string
  /** To be run as the system. */
  statements: Guard['statements']
  /** Takes the answers of these statements. @throws AppError as `authenticate` does */
  prove(answers: Parameters<Guard['check']>[0]): UserActor
}

type Parts = AuthenticateParts & { statements: ReturnType<typeof createStatements> }

async function readClaim(
  parts: Parts,
  headers: Pick<Headers, 'get'>,
  idToken: string,
  accessToken: string,
): Promise<Claim> {
  const { sub, originJti, companyId } = await parts.verifier.verify(idToken, accessToken)
  return {
    userId: sub,
    companyId,
    statements: [parts.statements.session({ userId: sub, originJti })],
    prove([sessions]) {
      const row = sessions?.rows[0]
      if (row?.['revoked'] !== false) throw new AppError('token_invalid')
      const { isBeta } = domainKind(hostnameOf(headers), parts.hosts)
      const actor = { kind: 'user' as const, ...readUser(row, companyId), ...(isBeta && { isBeta }) }
      if (isBeta && row?.['user_type'] !== 'beta') throw new AppError('beta_only')
      return actor
    },
  }
}

function hostnameOf(headers: Pick<Headers, 'get'>): string {
  return (headers.get('host') ?? '').toLowerCase().replace(/:\d+$/, '')
}

async function bySignature(parts: Parts, token: string): Promise<SignatureActor> {
  const payload = await parts.signatures.verify(token)
  const mayHave = await rightsNow(parts, payload)
  return {
    kind: 'signature',
    companyId: payload.companyId,
    resource: payload.resource,
    rights: payload.rights.filter((right) => mayHave.includes(right)),
    navigationAllowed: payload.navigationAllowed,
    ...(payload.linkId ? { linkId: payload.linkId } : { uid: payload.uid }),
  }
}

/** The rights that the signature's link or user has now. They may be fewer than when the signature was given. */
function rightsNow(parts: Parts, payload: SignaturePayload): Promise<readonly Right[]> {
  if (payload.linkId) return rightsOfLink(parts, payload, payload.linkId)
  if (payload.uid) return rightsOfUser(parts, payload, payload.uid)
  throw new AppError('signature_invalid')
}

async function rightsOfLink(parts: AuthenticateParts, payload: SignaturePayload, linkId: string): Promise<Right[]> {
  const db = systemDb(parts.store)
  const [link] = await db.scope.query(
    db.sql
      .selectFrom('links')
      .innerJoin('companies', 'companies.id', 'links.company_id')
      .select(['links.expires_at', 'links.revoked_at', 'links.downloading'])
      .select(['companies.disabled', 'companies.disabled_message'])
      .where('links.id', '=', linkId)
      .where('links.company_id', '=', payload.companyId),
  )
  if (!link || link.revoked_at !== null || link.expires_at * 1000 <= parts.now())
    throw new AppError('signature_expired')
  if (link.disabled) throw new AppError('account_disabled', { message: link.disabled_message ?? undefined })
  return link.downloading ? ['read', 'output'] : ['read']
}

async function rightsOfUser(parts: Parts, payload: SignaturePayload, uid: string): Promise<Right[]> {
  const [users] = await parts.store.asSystem().run([parts.statements.user({ userId: uid })])
  try {
    const row = users?.rows[0]
    const { role } = readUser(row, payload.companyId)
    // All signatures given in a user's name up to this time were withdrawn at once.
    const since = row?.['signatures_since']
    if (typeof since === 'number' && (payload.iat ?? 0) <= since) throw new AppError('signature_invalid')
    const area = payload.resource.kind === 'template' ? 'templates' : 'editing'
    return can(role, area, 'write') ? ['read', 'write', 'output', 'share'] : ['read']
  } catch (error) {
    // The holder has no session to renew, so the error names the signature.
    if (isAppError(error) && error.code === 'token_invalid') throw new AppError('signature_invalid', { cause: error })
    throw error
  }
}

/** The statements run on every call, so they are built once. */
function createStatements({ sql }: Store) {
  const user = (param: Param) =>
    sql
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select([
        'users.id',
        'users.company_id',
        'users.user_role',
        'users.user_type',
        'users.disabled',
        'users.signatures_since',
        'companies.disabled as company_disabled',
        'companies.disabled_message',
      ])
      .where('users.id', '=', param('userId'))
  return {
    user: compileOnce(user),
    session: compileOnce((param) =>
      user(param).select(({ exists, selectFrom }) =>
        exists(selectFrom('session_revocations').select('until').where('origin_jti', '=', param('originJti'))).as(
          'revoked',
        ),
      ),
    ),
  }
}

/** The user as in the database. The token's company is only compared with it, and the role is never taken from a token. */
function readUser(row: Record<string, unknown> | undefined, companyId: string): Omit<UserActor, 'kind'> {
  if (!row || row['company_id'] !== companyId || row['disabled'] === true) throw new AppError('token_invalid')
  if (row['company_disabled'] === true) {
    const message = row['disabled_message']
    throw new AppError('account_disabled', typeof message === 'string' ? { message } : {})
  }
  const role = row['user_role']
  if (!isRole(role)) throw new AppError('token_invalid')
  return { userId: String(row['id']), companyId, role }
}
