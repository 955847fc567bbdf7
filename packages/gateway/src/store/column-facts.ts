import type { Database } from './tables.ts'

type ColumnName = { [Table in keyof Database]: `${Table}.${keyof Database[Table] & string}` }[keyof Database]

/**
 * Facts about a column that the database does not know: its unit or meaning, and its type where SQL's type is wider.
 * `npm run tables` writes both into `tables.ts`. A JSON column without a type is an object.
 */
export const columnFacts: { [Column in ColumnName]?: { note?: string; type?: string } } = {
  'api_keys.last_used_at': { note: 'To the minute.' },
  'application_versions.created_at': { note: 'Milliseconds.' },
  'application_versions.free_text': { type: 'unknown' },
  'application_writes.revision': { note: 'What it made.' },
  'applications.average_tenure': { note: 'Years.' },
  'applications.file_types': { type: 'unknown' },
  'applications.free_text': { type: 'unknown' },
  'applications.headshot': { note: '`StoredHeadshot` of services/applications.' },
  'applications.total_experience': { note: 'Years.' },
  'applications.updated_at': { note: 'Milliseconds.' },
  'captcha_spent.until': { note: 'Seconds: until then it might be used again.' },
  'companies.custom_tags': { type: 'unknown' },
  'companies.disabled_message': { note: 'Told instead of the usual words when the account is disabled.' },
  'companies.jobs_created': { note: 'Job credits taken.' },
  'companies.subdomain_key': { note: 'What look-alikes of the subdomain share with it.' },
  'company_usage.day': { note: '`2026-11-21`, in UTC.' },
  'exports.storage_keys': { type: 'unknown' },
  'federated_identities.external_id': { note: "The provider's `sub`." },
  'forwarding_destinations.header_names': { type: 'unknown' },
  'forwarding_destinations.methods': { type: 'unknown' },
  'forwarding_destinations.paths': { type: 'unknown' },
  'integrations.connection_version': { note: 'Counts what was written to `sealed_connection`.' },
  'integrations.sealed_connection': { note: 'Tokens and addresses, as the connector wrote them.' },
  'integrations.status': { type: "'set-up' | 'connected' | 'reconnect-needed'" },
  'integrations.turn_of': { note: 'Who renews the connection now.' },
  'integrations.turn_until': { note: 'Milliseconds: until then nobody else renews it.' },
  'job_outbox.company_id': { note: "Filled by the database with the writing company; null for the system's own jobs." },
  'job_outbox.created_at': { note: 'Milliseconds.' },
  'job_outbox.id': { note: "Becomes the job's id, so that one delivered twice is one job." },
  'links.update_emails': { type: 'unknown' },
  'mail_outbox.about': { note: 'The application it is about, so that erasing that finds it.' },
  'mail_outbox.created_at': { note: 'Milliseconds.' },
  'mail_outbox.sent_at': { note: 'Milliseconds.' },
  'oauth_states.handle': { note: 'Hash of what travels.' },
  'output_deliveries.status': { type: "'delivered' | 'failed'" },
  'outputs.chapters': { type: 'unknown' },
  'rounds.last_at': { note: 'Milliseconds.' },
  'sso_settings.domains': { note: 'Of the e-mail addresses it may bring, in lower case.', type: 'unknown' },
  'sso_settings.provider_name': { note: 'What the hosted sign-in calls it: `identity_provider`.' },
  'sso_settings.sealed_client_secret': { note: 'Null for a public client.' },
  'templates.free_text': { type: 'unknown' },
  'templates.image_templates': { note: 'Of `StoredImageTemplate`s.', type: 'unknown' },
  'users.platform': { note: 'The applicant system an integration user comes from.' },
  'users.signatures_since': { note: "Signature tokens given in this user's name up to then are no good any more." },
}

/** The purpose of each table whose name does not say it. */
export const tableNotes: { [Table in keyof Database]?: string } = {
  application_tombstones: 'Ids of what was deleted: an edit that comes late is told so.',
  application_writes: 'Writes that were taken, by the id their sender gave them.',
  federated_identities: "Who somebody is at their company's identity provider.",
  integrations: 'How a company reaches an applicant system.',
  job_outbox: 'Jobs written in the transaction they follow, on their way to the queue.',
  mail_outbox: 'Letters on their way. What they say is sealed: it may be a code or a temporary password.',
  oauth_states: 'Sign-ins at applicant systems that are under way.',
  output_deliveries: 'Finished documents that were handed to an applicant system, or could not be.',
  rounds: 'Rounds of the whole installation, such as the daily one, and when one was last begun.',
  sso_settings: "A company's own identity provider.",
  storage_usage: 'Kept by triggers on `files` and `outputs`.',
  telemetry_events: 'Ids and times only: who a number counts for, never what they are called.',
}
