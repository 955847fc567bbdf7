// Written by `npm run tables` from the migrated database. Do not edit: notes and narrower types stand in column-facts.ts.

import type { Generated } from 'kysely'

/** An object: what a JSON column holds unless `column-facts.ts` says otherwise. */
export type Json = Record<string, unknown>

/** The tables as rows. Ids are text, times are seconds unless a note says otherwise. */
export interface Database {
  api_keys: ApiKeysTable
  application_tombstones: ApplicationTombstonesTable
  application_versions: ApplicationVersionsTable
  application_writes: ApplicationWritesTable
  applications: ApplicationsTable
  audit: AuditTable
  captcha_spent: CaptchaSpentTable
  companies: CompaniesTable
  company_usage: CompanyUsageTable
  exports: ExportsTable
  federated_identities: FederatedIdentitiesTable
  files: FilesTable
  folders: FoldersTable
  forwarding_destinations: ForwardingDestinationsTable
  integrations: IntegrationsTable
  job_outbox: JobOutboxTable
  jobs: JobsTable
  link_views: LinkViewsTable
  links: LinksTable
  logos: LogosTable
  mail_outbox: MailOutboxTable
  oauth_states: OauthStatesTable
  output_deliveries: OutputDeliveriesTable
  outputs: OutputsTable
  refresh_codes: RefreshCodesTable
  rounds: RoundsTable
  session_revocations: SessionRevocationsTable
  signature_keys: SignatureKeysTable
  sso_domains: SsoDomainsTable
  sso_settings: SsoSettingsTable
  storage_usage: StorageUsageTable
  telemetry_events: TelemetryEventsTable
  templates: TemplatesTable
  users: UsersTable
}

export interface ApiKeysTable {
  id: string
  company_id: string
  name: string
  secret_hash: string
  created_by: string | null
  created_at: number
  /** To the minute. */
  last_used_at: number | null
  revoked_at: number | null
}

/** Ids of deleted applications, so that a late edit is told that its application was deleted. */
export interface ApplicationTombstonesTable {
  id: string
  company_id: string
  deleted_at: number
}

export interface ApplicationVersionsTable {
  company_id: string
  application_id: string
  revision: number
  free_text: unknown
  fields: Generated<Json>
  author: string | null
  /** Milliseconds. */
  created_at: number
}

/** Accepted writes, by the id that the client gave them. */
export interface ApplicationWritesTable {
  company_id: string
  application_id: string
  write_id: string
  body_hash: string
  /** The revision that the write made. */
  revision: number
  created_at: number
}

export interface ApplicationsTable {
  id: string
  company_id: string
  folder_id: string
  status: Generated<string>
  candidate_name: string | null
  email_address: string | null
  phone_number: string | null
  identifier: string | null
  linked_url: string | null
  headline: string | null
  template_id: string | null
  cover_letter: Json | null
  template_version: number | null
  /** Years. */
  total_experience: number | null
  /** Years. */
  average_tenure: number | null
  score: number | null
  file_types: Generated<unknown>
  submitted_by: string | null
  received_time: number
  output_name: string | null
  duplication: string | null
  free_text: Generated<unknown>
  embed_card: Generated<Json>
  misc_data: Generated<Json>
  failure: string | null
  file_name: string | null
  platform: string | null
  external_id: string | null
  revision: Generated<number>
  /** Milliseconds. */
  updated_at: number
  search_text: Generated<string>
  location: string | null
  cv_type: string | null
  external_client_id: string | null
  external_user_id: string | null
  job_id: string | null
  /** `StoredHeadshot` of services/applications. */
  headshot: Json | null
}

export interface AuditTable {
  id: Generated<number>
  company_id: string
  actor: string
  action: string
  subject: string
  at: number
  details: Generated<Json>
}

export interface CaptchaSpentTable {
  handle: string
  /** Until then the answer could be used again, so it is kept. */
  until: number
}

export interface CompaniesTable {
  id: string
  client_name: string
  subdomain: string | null
  language: Generated<string>
  sso_enabled: Generated<boolean>
  disabled: Generated<boolean>
  identifier_shown: Generated<boolean>
  branding: Generated<Json>
  brand_colors: Generated<Json>
  options: Generated<Json>
  limits: Generated<Json>
  custom_tags: Generated<unknown>
  body: Generated<Json>
  created_at: number
  revision: Generated<number>
  /** Equal for all subdomains that look alike. */
  subdomain_key: string | null
  /** Shown instead of the usual text while the account is disabled. */
  disabled_message: string | null
  field_mappings: Generated<Json>
  /** How many job credits are used. */
  jobs_created: Generated<number>
}

export interface CompanyUsageTable {
  company_id: string
  /** `2026-11-21`, in UTC. */
  day: string
  quota: string
  used: Generated<number>
}

export interface ExportsTable {
  id: string
  company_id: string
  requested_by: string
  status: string
  storage_keys: Generated<unknown>
  size_bytes: Generated<number>
  sha256: string | null
  failure: string | null
  created_at: number
  finished_at: number | null
  expires_at: number
}

/** A user's identity at their company's identity provider. */
export interface FederatedIdentitiesTable {
  company_id: string
  issuer: string
  /** The provider's `sub`. */
  external_id: string
  user_id: string
  linked_at: number
}

export interface FilesTable {
  id: string
  company_id: string
  application_id: string
  designation: string
  file_name: string
  media_type: string
  size_bytes: number
  storage_key: string
  sha256: string
  created_at: number
}

export interface FoldersTable {
  id: string
  company_id: string
  name: string
  created_by: string | null
  created_at: number
  revision: Generated<number>
}

export interface ForwardingDestinationsTable {
  company_id: string
  id: string
  name: string
  base_url: string
  methods: unknown
  paths: unknown
  header_names: Generated<unknown>
  sealed_headers: string | null
  changed_by: string
  changed_at: number
}

/** How a company reaches an applicant system. */
export interface IntegrationsTable {
  company_id: string
  platform: string
  client_id: string
  username: Generated<string>
  external_client_id: Generated<string>
  external_user_id: Generated<string>
  sealed_client_secret: string | null
  /** Tokens and addresses, in the form that the connector wrote. */
  sealed_connection: string | null
  status: 'set-up' | 'connected' | 'reconnect-needed'
  /** Counts the writes of `sealed_connection`. */
  connection_version: Generated<number>
  /** The process that renews the connection now. */
  turn_of: string | null
  /** Milliseconds. Until then no other process renews it. */
  turn_until: number | null
  connected_by: string | null
  connected_at: number | null
  changed_by: string
  changed_at: number
}

/** Jobs on their way to the queue. Each is written in the transaction that it follows. */
export interface JobOutboxTable {
  /** Becomes the job's id, so that a row delivered twice makes one job. */
  id: Generated<string>
  /** The company that wrote it, filled in by the database. Null for the system's own jobs. */
  company_id: Generated<string | null>
  name: string
  data: Json
  /** Milliseconds. */
  created_at: Generated<number>
}

export interface JobsTable {
  id: string
  company_id: string
  status: Generated<string>
  title: string
  description: Generated<string>
  info: Generated<Json>
  external_id: string | null
  created_by: string | null
  created_time: number
  last_modified_time: number
  revision: Generated<number>
}

export interface LinkViewsTable {
  company_id: string
  link_id: string
  session_id: string
  first_seen_at: number
  last_seen_at: number
  seconds: Generated<number>
}

export interface LinksTable {
  id: string
  company_id: string
  application_id: string
  short_id: string
  name: string
  expires_at: number
  downloading: Generated<boolean>
  update_emails: Generated<unknown>
  hide_identity: Generated<boolean>
  note: string | null
  revoked_at: number | null
  created_by: string | null
  created_at: number
}

export interface LogosTable {
  id: string
  company_id: string
  file_name: string
  media_type: string
  storage_key: string
  is_current: Generated<boolean>
  width: number
  height: number
  created_at: number
}

/** Letters, waiting or sent. Their text is sealed, because it may hold a code or a temporary password. */
export interface MailOutboxTable {
  id: string
  company_id: Generated<string | null>
  /** The application that the letter is about. The letter is erased with it. */
  about: string | null
  kind: string
  to_address: string
  sealed_letter: string
  /** Milliseconds. */
  created_at: number
  /** Milliseconds. */
  sent_at: number | null
  failure: string | null
}

/** Sign-ins at applicant systems that are under way. */
export interface OauthStatesTable {
  /** Hash of the value that the browser carries. */
  handle: string
  company_id: string
  user_id: string
  platform: string
  sealed_state: string
  until: number
}

/** Deliveries of finished documents to an applicant system, failed ones too. */
export interface OutputDeliveriesTable {
  company_id: string
  output_id: string
  platform: string
  status: 'delivered' | 'failed'
  external_file_id: string | null
  failure: string | null
  at: number
}

export interface OutputsTable {
  id: string
  company_id: string
  application_id: string
  format: string
  template_id: string | null
  revision: number
  file_name: string
  media_type: string
  size_bytes: number
  storage_key: string
  sha256: string
  created_at: number
  output_name: string | null
  user_id: string | null
  chapters: Generated<unknown>
  bullhorn_output_data: Json | null
  image_type: string | null
}

export interface RefreshCodesTable {
  code_hash: string
  company_id: string
  subject: Json
  expires_at: number
  revoked_at: number | null
  replaced_by: string | null
}

/** Rounds of the whole installation, such as the daily one, with the time each last began. */
export interface RoundsTable {
  name: string
  /** Milliseconds. */
  last_at: number
}

export interface SessionRevocationsTable {
  origin_jti: string
  until: number
}

export interface SignatureKeysTable {
  kid: string
  public_jwk: Json
  sealed_private_jwk: string
  created_at: number
  retired_at: number | null
}

export interface SsoDomainsTable {
  domain: string
  company_id: string
}

/** A company's own identity provider. */
export interface SsoSettingsTable {
  company_id: string
  enabled: boolean
  /** Its name in the hosted sign-in: `identity_provider`. */
  provider_name: string
  issuer: string
  client_id: string
  /** Null for a public client. */
  sealed_client_secret: string | null
  /** The domains, in lower case, of the e-mail addresses it may sign in. */
  domains: Generated<unknown>
  changed_by: string
  changed_at: number
}

/** Written by triggers on `files` and `outputs`. */
export interface StorageUsageTable {
  company_id: string
  bytes: Generated<number>
}

/** Ids and times only. Names are never kept here. */
export interface TelemetryEventsTable {
  id: Generated<number>
  company_id: string
  user_id: string | null
  name: number
  correlation_id: string | null
  time_zone: string | null
  created_at: number
  received_at: number
}

export interface TemplatesTable {
  id: string
  company_id: string
  template_name: string
  design: Generated<Json>
  free_text: Generated<unknown>
  embed_card: Generated<Json>
  live: Generated<boolean>
  template_version: Generated<number>
  created_by: string | null
  created_time: number
  last_modified_time: number
  is_default: Generated<boolean>
  revision: Generated<number>
  /** A list of `StoredImageTemplate`. */
  image_templates: Generated<unknown>
}

export interface UsersTable {
  id: string
  company_id: string
  email: string
  name: string
  user_role: string
  user_type: Generated<string>
  disabled: Generated<boolean>
  profile: Generated<Json>
  created_at: number
  /** The applicant system that an integration user comes from. */
  platform: string | null
  external_client_id: string | null
  external_user_id: string | null
  photo_key: string | null
  photo_type: string | null
  /** Signature tokens issued in this user's name up to then are refused. */
  signatures_since: number | null
}
