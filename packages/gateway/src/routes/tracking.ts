import type { Handlers } from '../http/serve.ts'
import { trackEvents } from '../services/tracking/events.ts'
import { trackLogin } from '../services/tracking/login.ts'

export const trackingHandlers = {
  trackEvents: (context, actor, { query, body }) => trackEvents(context, actor, { ...query, events: body }),
  trackLogin: (context, actor) => trackLogin(context, actor),
} satisfies Partial<Handlers>
