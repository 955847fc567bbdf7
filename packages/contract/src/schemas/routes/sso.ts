import * as v from 'valibot'
import { email, line, none, nothing } from '../basics.ts'
import { ssoSettings } from '../sso.ts'
import type * as routes from '../../routes/sso.ts'
import type { SchemasFor } from '../schemas-for.ts'

const redirect = v.optional(line(2_000))
const link = v.object({ url: v.string() })

export const ssoSchemas: SchemasFor<typeof routes> = {
  getSsoLink: { query: v.strictObject({ redirect }), body: none, response: link },
  getPublicSsoLink: {
    query: v.strictObject({ email: v.optional(email), domain: v.optional(line(253)), redirect }),
    body: none,
    response: link,
  },
  getSsoSettings: { query: nothing, body: none, response: ssoSettings },
}
