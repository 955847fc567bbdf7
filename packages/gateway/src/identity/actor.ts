import type { CompanyId, LinkId, Right, Role, SignaturePayload, UserId } from '@tabard/contract'

/** Somebody signed in. Company and role come from the verified token and the user's row, never from the request. */
export interface UserActor {
  kind: 'user'
  userId: UserId
  companyId: CompanyId
  role: Role
  /** On the beta host, where what is in beta is on. */
  isBeta?: boolean
}

/** Who holds a signature token: a link's visitor, or a page that embeds one record for a user. */
export interface SignatureActor {
  kind: 'signature'
  companyId: CompanyId
  resource: SignaturePayload['resource']
  rights: readonly Right[]
  navigationAllowed: boolean
  /** The link it was given for … */
  linkId?: LinkId
  /** … or the user who asked for it. */
  uid?: UserId
}

/** A company's own server, by key and secret. */
export interface ApiKeyActor {
  kind: 'api-key'
  companyId: CompanyId
  keyId: string
}

export type Actor = UserActor | SignatureActor

/** How an actor is written into versions and the audit log. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId
  return actor.linkId === undefined ? (actor.uid ?? 'signature') : `link:${actor.linkId}`
}

/** Whether somebody sees what a client would see: a token that may not write is no member of the team's. */
export function isVisitor(actor: Actor): boolean {
  return actor.kind === 'signature' && !actor.rights.includes('write')
}
