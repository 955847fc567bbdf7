import { randomBytes } from 'node:crypto'
import { refusalsEn } from '@tabard/contract'
import type { HostedParts } from '../hosted/hosted-parts.ts'
import { PoolError } from '../pool-error.ts'
import type { Pool } from '../pool.ts'
import type { PoolUser } from '../tables.ts'
import { changeUser, findUser, insertUser } from '../users.ts'
import type { ExternalIdentity, IdentityProvider } from './federation.ts'

/** Finds or makes the pool's user for somebody a provider vouches for. The pool's owner decides which user that is. */
export async function keepUser(
  parts: HostedParts,
  provider: IdentityProvider,
  identity: ExternalIdentity,
): Promise<{ user: PoolUser; isLinked: boolean }> {
  const { pool, federation } = parts
  if (!federation) throw new PoolError('InvalidParameterException', refusalsEn.noProvider)
  const admission = await federation.admit(provider, identity)
  const found = await findUser(pool, admission.userId)
  if (found) {
    await keepIdentity(pool, found, provider, identity)
    return { user: (await findUser(pool, found.sub)) ?? found, isLinked: admission.kind === 'linked' }
  }
  // Our row can be missing for a user the owner knows: an earlier attempt may have ended between the owner's row and ours.
  await insertUser(pool, {
    sub: admission.userId,
    username: `${provider.name}_${identity.externalId}`,
    email: admission.email,
    password: randomBytes(32).toString('base64url'),
    status: 'EXTERNAL_PROVIDER',
    attributes: { ...admission.attributes, identities: identitiesWith([], pool, provider, identity, true) },
    isEmailVerified: true,
  })
  const user = await findUser(pool, admission.userId)
  if (!user) throw new Error('A user who was just made is not there')
  return { user, isLinked: false }
}

type Identity = Record<string, unknown>

/** Adds this provider's identity to the claim `identities`, in Cognito's form. */
async function keepIdentity(
  pool: Pool,
  user: PoolUser,
  provider: IdentityProvider,
  identity: ExternalIdentity,
): Promise<void> {
  const listed = JSON.parse(user.attributes['identities'] ?? '[]') as Identity[]
  const isListed = listed.some((one) => one['userId'] === identity.externalId && one['issuer'] === provider.issuer)
  if (isListed) return
  const isPrimary = user.status === 'EXTERNAL_PROVIDER' && listed.length === 0
  const identities = identitiesWith(listed, pool, provider, identity, isPrimary)
  await changeUser(pool, user.sub, { attributes: { ...user.attributes, identities } })
}

function identitiesWith(
  listed: Identity[],
  pool: Pool,
  provider: IdentityProvider,
  identity: ExternalIdentity,
  isPrimary: boolean,
): string {
  return JSON.stringify([
    // A user has one identity for each provider name.
    ...listed.filter((one) => one['providerName'] !== provider.name),
    {
      userId: identity.externalId,
      providerName: provider.name,
      providerType: 'OIDC',
      issuer: provider.issuer,
      primary: String(isPrimary),
      dateCreated: String(pool.now()),
    },
  ])
}
