/** A company's own identity provider, as an admin sets it up. A field that is left out keeps its value. */
export interface SsoInput {
  /** The provider's address, without `/.well-known/openid-configuration`. */
  issuer?: string
  clientId?: string
  /** Null for a public client. Never sent out again. */
  clientSecret?: string | null
  /** Domains of the e-mail addresses that it vouches for. If none is named: the domain of the admin who sets it up. */
  domains?: string[]
  /** Its name in `identity_provider`; we make one if none is given. For a pool at AWS: its name there. */
  providerName?: string
}

/** What an admin sees of it. */
export interface SsoSettings {
  enabled: boolean
  issuer: string
  clientId: string
  hasClientSecret: boolean
  domains: string[]
  providerName: string
  /** Must be registered with the identity provider. */
  redirectUri: string
}

/** Domains at which anybody can have an address, so no company may claim them. */
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
