/** Another company's or product's sign-in, and our client id and secret there. */
export interface IdentityProvider {
  /** What `identity_provider` calls it; usernames begin with it. */
  name: string
  companyId: string
  issuer: string
  clientId: string
  /** Null for a public client. */
  clientSecret: string | null
}

/** What a provider says about somebody, after its signature and addressee were checked. */
export interface ExternalIdentity {
  /** The provider's `sub`. */
  externalId: string
  email: string | null
  /** Null where it says nothing about that. */
  isEmailVerified: boolean | null
  name: string
}

/** Which of our users that person is. */
export interface Admission {
  /** `linked`: this provider was just linked to an older account. `created`: the account is new. */
  kind: 'known' | 'linked' | 'created'
  userId: string
  email: string
  attributes: Record<string, string>
}

/** What the pool asks its owner about sign-in by identity providers. */
export interface Federation {
  /** Finds the provider of a company that has this sign-in switched on; null when there is none. */
  findProvider(by: { name: string } | { domain: string }): Promise<IdentityProvider | null>
  /** @throws AppError when this person may not sign in by this provider */
  admit(provider: IdentityProvider, identity: ExternalIdentity): Promise<Admission>
  /** The only way to the network: it refuses private addresses, follows no redirects, caps bytes and time. */
  fetch(url: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<Response>
}
