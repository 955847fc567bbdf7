/** Another company's or product's sign-in, and what we are there. */
export interface IdentityProvider {
  /** What `identity_provider` calls it; usernames begin with it. */
  name: string
  companyId: string
  issuer: string
  clientId: string
  /** Null for a public client. */
  clientSecret: string | null
}

/** What a provider says of somebody, its signature and addressee checked. */
export interface ExternalIdentity {
  /** The provider's `sub`. */
  externalId: string
  email: string | null
  /** Null where it says nothing about that. */
  isEmailVerified: boolean | null
  name: string
}

/** Who that is with us. */
export interface Admission {
  /** `linked`: an account that was there before got this way in just now. `created`: the account is new. */
  kind: 'known' | 'linked' | 'created'
  userId: string
  email: string
  attributes: Record<string, string>
}

/** What the pool asks its owner about the sign-in of others. */
export interface Federation {
  /** Of a company that has it switched on; null otherwise. */
  findProvider(by: { name: string } | { domain: string }): Promise<IdentityProvider | null>
  /** @throws AppError when this person may not come in this way */
  admit(provider: IdentityProvider, identity: ExternalIdentity): Promise<Admission>
  /** The one way out: refuses private addresses, follows no redirects, caps bytes and time. */
  fetch(url: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<Response>
}
