import type { Handlers } from '../http/handlers.ts'
import { plain } from '../http/policy.ts'
import { getPublicSsoLink, getSsoLink } from '../services/sso/link.ts'
import { getSsoSettings } from '../services/sso/settings.ts'

export const ssoHandlers = {
  getSsoLink: { ...plain, handle: (context, actor, { query }) => getSsoLink(context, actor, query) },
  getPublicSsoLink: { ...plain, handle: async (context, _actor, { query }) => getPublicSsoLink(context, query) },
  getSsoSettings: { ...plain, handle: (context, actor) => getSsoSettings(context, actor) },
} satisfies Partial<Handlers>
