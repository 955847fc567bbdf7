import type { ErrorReason } from './words/error-reasons.en.ts'

/**
 * Every failure that the gateway may answer with, and its HTTP status. Code compares codes, never words. The words for
 * people are in `words/errors.en.ts`, and in the file of each other language beside it.
 */
export const errors = {
  // requests
  bad_request: { status: 400 },
  invalid_id_depth: { status: 400 },
  payload_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  rate_limited: { status: 429 },
  // who is asking
  not_signed_in: { status: 401 },
  token_invalid: { status: 401 },
  token_expired: { status: 401 },
  signature_expired: { status: 401 },
  signature_invalid: { status: 403 },
  no_api_key: { status: 401 },
  no_current_user: { status: 401 },
  no_credentials: { status: 401 },
  no_federated_jwt: { status: 401 },
  api_key_invalid: { status: 401 },
  captcha_failed: { status: 403 },
  refresh_invalid: { status: 401 },
  forbidden: { status: 403 },
  navigation_denied: { status: 403 },
  beta_only: { status: 403 },
  feature_off: { status: 403 },
  account_disabled: { status: 423 },
  sso_email_unverified: { status: 403 },
  sso_email_refused: { status: 403 },
  // things
  not_found: { status: 404 },
  link_not_found: { status: 404 },
  removed_from_verification: { status: 405 },
  revision_conflict: { status: 409 },
  no_job_credit: { status: 403 },
  folder_name_taken: { status: 409 },
  folder_not_empty: { status: 409 },
  image_not_accepted: { status: 422 },
  embed_not_accepted: { status: 422 },
  storage_full: { status: 403 },
  too_many: { status: 409 },
  last_template: { status: 409 },
  email_taken: { status: 409 },
  last_admin: { status: 409 },
  subdomain_taken: { status: 409 },
  subdomain_not_allowed: { status: 422 },
  photo_not_accepted: { status: 422 },
  logo_not_accepted: { status: 422 },
  sso_issuer_refused: { status: 422 },
  sso_domain_refused: { status: 422 },
  // applicant systems and other systems
  oauth_failed: { status: 403 },
  integration_not_connected: { status: 409 },
  integration_reconnect: { status: 409 },
  integration_refused: { status: 422 },
  integration_unavailable: { status: 503 },
  forwarding_not_allowed: { status: 403 },
  forwarding_failed: { status: 503 },
  // files
  file_encrypted: { status: 422 },
  file_damaged: { status: 422 },
  file_image_only: { status: 422 },
  file_too_large: { status: 422 },
  file_not_a_cv_format: { status: 422 },
  file_old_word: { status: 422 },
  file_rtf: { status: 422 },
  file_opendocument: { status: 422 },
  file_empty: { status: 422 },
  file_timeout: { status: 422 },
  file_not_accepted: { status: 422 },
  output_not_accepted: { status: 422 },
  // assist
  assist_not_found: { status: 404 },
  assist_unavailable: { status: 503 },
  // us
  busy: { status: 503 },
  unexpected: { status: 500 },
} as const satisfies Record<string, { status: number }>

export type ErrorCode = keyof typeof errors

export interface AppErrorOptions {
  /** A text for this one case, which may be shown. */
  message?: string
  reason?: ErrorReason
  /** The value for `{name}` in the words of the code. */
  values?: Record<string, string>
  details?: Record<string, unknown>
  cause?: unknown
}

/**
 * An expected failure. `details` are sent to the client. `said` is a text for this one case that may be shown as it is.
 * Without it, people read the words of the code in their language.
 */
export class AppError extends Error {
  readonly isAppError = true
  readonly code: ErrorCode
  readonly said: string | undefined
  readonly reason: ErrorReason | undefined
  readonly values: Record<string, string>
  readonly details: Record<string, unknown> | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.said = options.message
    this.reason = options.reason
    this.values = options.values ?? {}
    this.details = options.details
  }
}

/** Works across frames and bundles, which `instanceof` does not. */
export function isAppError(value: unknown): value is AppError {
  return typeof value === 'object' && value !== null && (value as { isAppError?: unknown }).isAppError === true
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}

/** The body of every failed answer. */
export interface ErrorBody {
  error: ErrorCode
  message: string
  [detail: string]: unknown
}

/** What a caller gets: the value, or a failure that it has declared to handle. */
export type Result<Value, Failure extends ErrorCode = ErrorCode> =
  { ok: true; value: Value } | { ok: false; error: { code: Failure; text: string; details: Record<string, unknown> } }
