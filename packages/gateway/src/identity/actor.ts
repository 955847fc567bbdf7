import type { CompanyId, LinkId, Right, Role, SignaturePayload, UserId } from '@tabard/contract'

/** A signed-in user. Company and role come from the verified token and the user's row, never from the request. */
export interface UserActor {
  kind: 'user'
  userId: UserId
  companyId: CompanyId
  role: Role
  /** True on the beta host, where beta features are on. */
  isBeta?: boolean
}

/** The holder of a signature token: a link's visitor, or a page that embeds one record for a user. */
export interface SignatureActor {
  kind: 'signature'
  companyId: CompanyId
  resource: SignaturePayload['resource']
  rights: readonly Right[]
  navigationAllowed: boolean
  /** The link that the token was given for. One of `linkId` and `uid` is set. */
  linkId?: LinkId
  /** The user who asked for the token. */
  uid?: UserId
}

/** A company's own server, by key and secret. */
export interface ApiKeyActor {
  kind: 'api-key'
  companyId: CompanyId
  keyId: string
}

export type Actor = UserActor | SignatureActor

/** The name of an actor in versions and the audit log. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId
  return actor.linkId === undefined ? (actor.uid ?? 'signature') : `link:${actor.linkId}`
}

/** True for an actor who sees only what a client sees: a signature without the right to write, which the team's have. */
export function isVisitor(actor: Actor): boolean {
  return actor.kind === 'signature' && !actor.rights.includes('write')
}
