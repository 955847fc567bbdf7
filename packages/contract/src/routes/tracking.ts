import { route } from '../route.ts'
import type { TelemetryEvent } from '../schemas/telemetry.ts'

type None = Record<never, string>

export const trackEvents = route<{
  params: None
  query: { companyId?: string }
  body: TelemetryEvent[]
  response: { accepted: number }
}>()({
  method: 'post',
  api: 'main',
  path: '/telemetry/track-server',
  access: 'session-or-signature',
  signature: { right: 'read' },
  summary:
    "Counts what was done, by numbers from a table. Company ids are compared with the sender's; addresses, names and browsers are dropped.",
  errors: ['not_found'],
})

export const trackLogin = route<{
  params: None
  query: None
  body: { email: string; name: string; action: 'logged in' }
  response: { registered: boolean }
}>()({
  method: 'post',
  api: 'main',
  path: '/tracking/planhat',
  access: 'session',
  summary:
    'Registers a sign-in, and tells the customer-tracking tool where one is set up. Who it was, is read from the session.',
  errors: [],
})
