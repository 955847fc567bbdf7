import type { Handlers } from '../http/handlers.ts'
import { bodies, plain } from '../http/policy.ts'
import { trackEvents } from '../services/tracking/events.ts'
import { trackLogin } from '../services/tracking/login.ts'

export const trackingHandlers = {
  trackEvents: {
    ...plain,
    body: bodies.fields,
    rate: 'telemetry',
    quota: 'telemetry',
    handle: (context, actor, { query, body }) => trackEvents(context, actor, { ...query, events: body }),
  },
  trackLogin: {
    ...plain,
    body: bodies.fields,
    rate: 'logins',
    handle: (context, actor) => trackLogin(context, actor),
  },
} satisfies Partial<Handlers>
