import * as v from 'valibot'
import { telemetryEventIds, type TelemetryEvent } from '../../telemetry.ts'
import { line, nothing } from '../basics.ts'
import type * as routes from '../../routes/tracking.ts'
import type { SchemasFor } from '../schemas-for.ts'

const MAX_BATCH = 100
/** 2000 to 2100, in milliseconds. */
const time = v.pipe(v.number(), v.integer(), v.minValue(946_684_800_000), v.maxValue(4_102_444_800_000))
const isoTime = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), 'is not a time'),
)

const event: v.GenericSchema<TelemetryEvent> = v.strictObject({
  header: v.strictObject({
    name: v.picklist(telemetryEventIds),
    userId: v.optional(line(128)),
    organisationId: v.optional(line(60)),
    createdTimeUtc: v.union([isoTime, time]),
    email: v.optional(line(254)),
    userAgent: v.optional(line(500)),
    timeZone: v.optional(v.pipe(v.string(), v.regex(/^[\w+/:-]{1,60}$/, 'is not a time zone'))),
  }),
  payload: v.strictObject({
    correlationId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is not an id'))),
  }),
})

export const trackingSchemas: SchemasFor<typeof routes> = {
  trackEvents: {
    query: v.strictObject({ companyId: v.optional(line(60)) }),
    body: v.pipe(v.array(event), v.minLength(1), v.maxLength(MAX_BATCH)),
    response: v.object({ accepted: v.number() }),
  },
  trackLogin: {
    query: nothing,
    body: v.strictObject({ email: line(254), name: line(200), action: v.literal('logged in') }),
    response: v.object({ registered: v.boolean() }),
  },
}
