import * as v from 'valibot'
import { line, nothing } from '../basics.ts'
import { list } from '../bounded.ts'
import type * as routes from '../../routes/tracking.ts'
import type { SchemasFor } from '../schemas-for.ts'
import { telemetryEvent } from '../telemetry.ts'

const MAX_BATCH = 100

export const trackingSchemas: SchemasFor<typeof routes> = {
  trackEvents: {
    query: v.strictObject({ companyId: v.optional(line(60)) }),
    body: list(telemetryEvent, MAX_BATCH, 1),
    response: v.object({ accepted: v.number() }),
  },
  trackLogin: {
    query: nothing,
    body: v.strictObject({ email: line(254), name: line(200), action: v.literal('logged in') }),
    response: v.object({ registered: v.boolean() }),
  },
}
