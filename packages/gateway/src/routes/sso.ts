import type { Handlers } from '../http/serve.ts'
import { getPublicSsoLink, getSsoLink } from '../services/sso/link.ts'
import { getSsoSettings } from '../services/sso/settings.ts'

export const ssoHandlers = {
  getSsoLink: (context, actor, { query }) => getSsoLink(context, actor, query),
  getPublicSsoLink: async (context, _actor, { query }) => getPublicSsoLink(context, query),
  getSsoSettings: (context, actor) => getSsoSettings(context, actor),
} satisfies Partial<Handlers>
