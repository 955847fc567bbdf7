/** What is counted, with the number under which it is sent. A number is never used for anything else. */
export const telemetryEvents = {
  login: 1,
  login_with_sso: 2,
  logout: 3,
  application_opened: 10,
  application_uploaded: 11,
  application_edited: 12,
  application_deleted: 13,
  application_duplicated: 14,
  application_output: 15,
  application_shared: 16,
  headshot_changed: 17,
  embed_video: 20,
  ai_parse: 30,
  ai_transform_bullets: 31,
  ai_transform_rewrite: 32,
  ai_transform_shorten: 33,
  ai_transform_expand: 34,
  ai_transform_grammar: 35,
  ai_transform_translate: 36,
  ai_transform_summarise: 37,
  ai_transform_anonymise: 38,
  ai_transform_dates: 39,
  ai_transform_tidy: 40,
  ai_transform_other: 41,
  ai_job_description: 50,
  ai_cover_letter: 51,
  generate_tags: 52,
  template_library: 60,
  template_opened: 61,
  template_edited: 62,
  template_copied: 63,
  custom_domains: 70,
  branding_changed: 71,
  job_created: 80,
  job_opened: 81,
  integration_connected: 90,
  integration_imported: 91,
  integration_exported: 92,
  link_opened: 100,
  error_shown: 110,
} as const

export type TelemetryEventName = keyof typeof telemetryEvents
export type TelemetryEventId = (typeof telemetryEvents)[TelemetryEventName]

export const telemetryEventIds: readonly number[] = Object.values(telemetryEvents)

/** One event as it is sent. What identifies a person is not kept, because the gateway knows the sender. */
export interface TelemetryEvent {
  header: {
    name: number
    userId?: string
    organisationId?: string
    /** ISO 8601, or milliseconds since 1970. */
    createdTimeUtc: string | number
    email?: string
    userAgent?: string
    timeZone?: string
  }
  payload: { correlationId?: string }
}
