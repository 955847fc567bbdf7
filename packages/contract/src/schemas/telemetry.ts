import * as v from 'valibot'
import { telemetryEventIds } from '../telemetry.ts'
import { line } from './basics.ts'

/** 2000 to 2100, in milliseconds. */
const time = v.pipe(v.number(), v.integer(), v.minValue(946_684_800_000), v.maxValue(4_102_444_800_000))
const isoTime = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), 'is not a time'),
)

export const telemetryEvent = v.strictObject({
  header: v.strictObject({
    name: v.picklist(telemetryEventIds),
    userId: v.optional(line(128)),
    organisationId: v.optional(line(60)),
    /** ISO 8601, or milliseconds since 1970. */
    createdTimeUtc: v.union([isoTime, time]),
    email: v.optional(line(254)),
    userAgent: v.optional(line(500)),
    timeZone: v.optional(v.pipe(v.string(), v.regex(/^[\w+/:-]{1,60}$/, 'is not a time zone'))),
  }),
  payload: v.strictObject({
    correlationId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is not an id'))),
  }),
})
/** One event as it is sent. What identifies a person is not kept, because the gateway knows the sender. */
export type TelemetryEvent = v.InferOutput<typeof telemetryEvent>
