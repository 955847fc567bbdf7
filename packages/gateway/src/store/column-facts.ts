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
  'application_writes.revision': { note: 'The revision that the write made.' },
  'applications.average_tenure': { note: 'Years.' },
  'applications.file_types': { type: 'unknown' },
  'applications.free_text': { type: 'unknown' },
  'applications.headshot': { note: '`StoredHeadshot` of services/applications.' },
  'applications.total_experience': { note: 'Years.' },
  'applications.updated_at': { note: 'Milliseconds.' },
  'captcha_spent.until': { note: 'Until then the answer could be used again, so it is kept.' },
  'companies.custom_tags': { type: 'unknown' },
  'companies.disabled_message': { note: 'Shown instead of the usual text while the account is disabled.' },
  'companies.jobs_created': { note: 'How many job credits are used.' },
  'companies.subdomain_key': { note: 'Equal for all subdomains that look alike.' },
  'company_usage.day': { note: '`2026-11-21`, in UTC.' },
  'exports.storage_keys': { type: 'unknown' },
  'federated_identities.external_id': { note: "The provider's `sub`." },
  'forwarding_destinations.header_names': { type: 'unknown' },
  'forwarding_destinations.methods': { type: 'unknown' },
  'forwarding_destinations.paths': { type: 'unknown' },
  'integrations.connection_version': { note: 'Counts the writes of `sealed_connection`.' },
  'integrations.sealed_connection': { note: 'Tokens and addresses, in the form that the connector wrote.' },
  'integrations.status': { type: "'set-up' | 'connected' | 'reconnect-needed'" },
  'integrations.turn_of': { note: 'The process that renews the connection now.' },
  'integrations.turn_until': { note: 'Milliseconds. Until then no other process renews it.' },
  'job_outbox.company_id': {
    note: "The company that wrote it, filled in by the database. Null for the system's own jobs.",
  },
  'job_outbox.created_at': { note: 'Milliseconds.' },
  'job_outbox.id': { note: "Becomes the job's id, so that a row delivered twice makes one job." },
  'links.update_emails': { type: 'unknown' },
  'mail_outbox.about': { note: 'The application that the letter is about. The letter is erased with it.' },
  'mail_outbox.created_at': { note: 'Milliseconds.' },
  'mail_outbox.sent_at': { note: 'Milliseconds.' },
  'oauth_states.handle': { note: 'Hash of the value that the browser carries.' },
  'output_deliveries.status': { type: "'delivered' | 'failed'" },
  'outputs.chapters': { type: 'unknown' },
  'rounds.last_at': { note: 'Milliseconds.' },
  'sso_settings.domains': {
    note: 'The domains, in lower case, of the e-mail addresses it may sign in.',
    type: 'unknown',
  },
  'sso_settings.provider_name': { note: 'Its name in the hosted sign-in: `identity_provider`.' },
  'sso_settings.sealed_client_secret': { note: 'Null for a public client.' },
  'templates.free_text': { type: 'unknown' },
  'templates.image_templates': { note: 'A list of `StoredImageTemplate`.', type: 'unknown' },
  'users.platform': { note: 'The applicant system that an integration user comes from.' },
  'users.signatures_since': { note: "Signature tokens issued in this user's name up to then are refused." },
}

/** The purpose of each table whose name does not say it. */
export const tableNotes: { [Table in keyof Database]?: string } = {
  application_tombstones: 'Ids of deleted applications, so that a late edit is told that its application was deleted.',
  application_writes: 'Accepted writes, by the id that the client gave them.',
  federated_identities: "A user's identity at their company's identity provider.",
  integrations: 'How a company reaches an applicant system.',
  job_outbox: 'Jobs on their way to the queue. Each is written in the transaction that it follows.',
  mail_outbox: 'Letters, waiting or sent. Their text is sealed, because it may hold a code or a temporary password.',
  oauth_states: 'Sign-ins at applicant systems that are under way.',
  output_deliveries: 'Deliveries of finished documents to an applicant system, failed ones too.',
  rounds: 'Rounds of the whole installation, such as the daily one, with the time each last began.',
  sso_settings: "A company's own identity provider.",
  storage_usage: 'Written by triggers on `files` and `outputs`.',
  telemetry_events: 'Ids and times only. Names are never kept here.',
}
