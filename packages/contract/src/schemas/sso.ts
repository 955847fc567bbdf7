import * as v from 'valibot'
import { list } from './bounded.ts'

const domain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/, 'is not a domain'),
)

/** An issuer is compared letter by letter, so it is not normalised. */
const issuer = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((text) => {
    if (!URL.canParse(text)) return false
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === ''
  }, 'is not an address'),
)

const printable = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), v.regex(/^[\x21-\x7e]+$/, 'has characters it cannot have'))

/** The body of `PUT /clients?updateType=enableSSO`. */
export const ssoInput = v.strictObject({
  /** The provider's address, without `/.well-known/openid-configuration`. */
  issuer: v.optional(issuer),
  clientId: v.optional(printable(255)),
  /** Null for a public client. Never sent out again. */
  clientSecret: v.optional(v.nullable(printable(1_000))),
  /** Domains of the e-mail addresses that it vouches for. If none is named: the domain of the admin who sets it up. */
  domains: v.optional(list(domain, 20, 1)),
  /** Its name in `identity_provider`; we make one if none is given. For a pool at AWS: its name there. */
  providerName: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{2,31}$/, 'is not a name'))),
})
/** A company's own identity provider, as an admin sets it up. A field that is left out keeps its value. */
export type SsoInput = v.InferOutput<typeof ssoInput>

export const ssoSettings = v.object({
  enabled: v.boolean(),
  issuer: v.string(),
  clientId: v.string(),
  hasClientSecret: v.boolean(),
  domains: v.array(v.string()),
  providerName: v.string(),
  /** Must be registered with the identity provider. */
  redirectUri: v.string(),
})
/** What an admin sees of it. */
export type SsoSettings = v.InferOutput<typeof ssoSettings>
