/** A company's own identity provider, as an admin sets it up. Left out, what is there stays. */
export interface SsoInput {
  /** The provider's address: what stands before `/.well-known/openid-configuration`. */
  issuer?: string
  clientId?: string
  /** Null for a public client. Never told again. */
  clientSecret?: string | null
  /** Of the e-mail addresses it brings; that of the admin who sets it up where none is named. */
  domains?: string[]
  /** What `identity_provider` calls it: a name of ours where none is given. With a pool at AWS, its name there. */
  providerName?: string
}

/** What an admin is shown of it. */
export interface SsoSettings {
  enabled: boolean
  issuer: string
  clientId: string
  hasClientSecret: boolean
  domains: string[]
  providerName: string
  /** To be registered with the identity provider. */
  redirectUri: string
}

/** Domains whose addresses anybody can have: nobody's company claims them. */
export const publicMailDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.uk',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  'web.de',
  't-online.de',
  'mail.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'fastmail.com',
  'yandex.com',
  'yandex.ru',
  'mail.ru',
  'qq.com',
  '163.com',
  'orange.fr',
  'free.fr',
  'libero.it',
  'btinternet.com',
  'sky.com',
])

/** The domain of an address, in lower case; empty where there is none. */
export function domainOf(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0
    ? ''
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase()
}
