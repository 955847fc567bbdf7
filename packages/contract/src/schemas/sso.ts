import * as v from 'valibot'
import type { SsoInput, SsoSettings } from '../rules/sso.ts'

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
export const ssoInput: v.GenericSchema<unknown, SsoInput> = v.strictObject({
  issuer: v.optional(issuer),
  clientId: v.optional(printable(255)),
  clientSecret: v.optional(v.nullable(printable(1_000))),
  domains: v.optional(v.pipe(v.array(domain), v.minLength(1), v.maxLength(20))),
  providerName: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{2,31}$/, 'is not a name'))),
})

export const ssoSettings: v.GenericSchema<SsoSettings> = v.object({
  enabled: v.boolean(),
  issuer: v.string(),
  clientId: v.string(),
  hasClientSecret: v.boolean(),
  domains: v.array(v.string()),
  providerName: v.string(),
  redirectUri: v.string(),
})
