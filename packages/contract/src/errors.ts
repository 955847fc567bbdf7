/**
 * Every failure the gateway may answer with: HTTP status and the words a person reads.
 * Code compares codes, never words. Clients compare some of these texts: they stand letter for letter.
 */
export const errors = {
  // requests
  bad_request: { status: 400, text: 'That request was not understood. Check the values and try again.' },
  invalid_id_depth: { status: 400, text: 'Invalid ID for depth' },
  payload_too_large: { status: 413, text: 'That is larger than we can take. Send a smaller file.' },
  unsupported_media_type: { status: 415, text: 'Send JSON with Content-Type: application/json.' },
  rate_limited: { status: 429, text: 'Too many requests. Wait a moment and try again.' },
  // who is asking
  not_signed_in: { status: 401, text: 'No auth token specified' },
  token_invalid: { status: 401, text: 'This session is not valid. Sign in again.' },
  token_expired: { status: 401, text: 'This session has expired. Sign in again.' },
  signature_expired: { status: 401, text: 'Access Expired' },
  signature_invalid: { status: 403, text: 'Access Denied' },
  no_api_key: { status: 401, text: 'No api-key configured' },
  no_current_user: { status: 401, text: 'No current user' },
  no_credentials: { status: 401, text: 'No credentials' },
  no_federated_jwt: { status: 401, text: 'No federated jwt' },
  api_key_invalid: { status: 401, text: 'This api key is not valid. It may have been withdrawn.' },
  captcha_failed: { status: 403, text: 'Captcha failed' },
  refresh_invalid: { status: 401, text: 'No refresh token found' },
  forbidden: { status: 403, text: 'Your role does not allow this. Ask an admin of your company.' },
  navigation_denied: { status: 403, text: 'Access Denied' },
  beta_only: {
    status: 403,
    text: 'You have not been granted access to the beta site. Please contact support if you think this is an error.',
  },
  feature_off: { status: 403, text: 'Your company does not have this feature. Ask your account manager.' },
  account_disabled: { status: 423, text: 'Access to this account has been disabled.' },
  sso_email_unverified: {
    status: 403,
    text: 'Your identity provider has not confirmed your e-mail address. Ask your admin.',
  },
  sso_email_refused: { status: 403, text: 'This address cannot come in this way. Ask an admin of your company.' },
  // things
  not_found: { status: 404, text: 'Nothing here. It may have been deleted.' },
  link_not_found: { status: 404, text: 'This link does not exist. Ask the original sender for a new link.' },
  removed_from_verification: { status: 405, text: 'This CV has been removed from verification' },
  revision_conflict: { status: 409, text: 'Somebody else changed this at the same time. Reload to see both versions.' },
  no_job_credit: { status: 403, text: 'No credit available to create new job, please contact account manager' },
  folder_name_taken: { status: 409, text: 'A folder of that name exists already. Choose another name.' },
  folder_not_empty: { status: 409, text: 'There are CVs in this folder. Move or delete them first.' },
  image_not_accepted: { status: 422, text: 'That is not a PNG or JPEG picture we can use. Choose another one.' },
  embed_not_accepted: {
    status: 422,
    text: 'That address cannot be embedded. Use the https address of a YouTube, Vimeo, Loom, Wistia or Vidyard video.',
  },
  storage_full: { status: 403, text: 'There is no room left for files. Delete some, or contact your account manager.' },
  too_many: { status: 409, text: 'There are as many as there may be. Remove one first.' },
  last_template: { status: 409, text: 'A company needs a template to present CVs in. Make another one live first.' },
  email_taken: { status: 409, text: 'Somebody signs in with that address already.' },
  last_admin: { status: 409, text: 'A company needs an admin. Make somebody else one first.' },
  subdomain_taken: { status: 409, text: 'That subdomain is taken, or too much like one that is. Choose another.' },
  subdomain_not_allowed: { status: 422, text: 'That subdomain cannot be had. Choose another.' },
  photo_not_accepted: { status: 422, text: 'image file not accepted' },
  logo_not_accepted: { status: 422, text: 'image file not accepted' },
  sso_issuer_refused: {
    status: 422,
    text: 'The identity provider did not answer as one. Check its issuer address, letter for letter.',
  },
  sso_domain_refused: {
    status: 422,
    text: 'That domain cannot be used. An admin of your company must have an address there, and nobody of another company.',
  },
  // applicant systems and other systems
  oauth_failed: { status: 403, text: 'Error authorizing {product} access to {platform}' },
  integration_not_connected: {
    status: 409,
    text: 'Your applicant system is not connected. An admin connects it in the settings.',
  },
  integration_reconnect: {
    status: 409,
    text: 'Your applicant system has ended the connection. An admin has to connect it again.',
  },
  integration_refused: { status: 422, text: 'Your applicant system did not accept that. Check what its user may do.' },
  integration_unavailable: {
    status: 503,
    text: 'Your applicant system does not answer just now. Try again in a moment.',
  },
  forwarding_not_allowed: { status: 403, text: 'That may not be asked of the other system.' },
  forwarding_failed: { status: 503, text: 'The other system gave no answer we can hand on.' },
  // files
  file_encrypted: {
    status: 422,
    text: 'Locked with a password. Nothing was read. Remove the password and upload it again.',
  },
  file_damaged: {
    status: 422,
    text: 'This file is damaged or cut short. Ask for it again, or save it anew and upload that.',
  },
  file_image_only: {
    status: 422,
    text: 'This is a picture of a CV, with no text in it. Ask for the original Word or PDF file.',
  },
  file_too_large: {
    status: 422,
    text: 'This file is larger than 15 MB or longer than 200 pages. Upload a shorter one.',
  },
  file_not_a_cv_format: {
    status: 422,
    text: 'This is not a PDF or Word document. Save it as PDF or DOCX and upload that.',
  },
  file_empty: { status: 422, text: 'There is no text in this file. Check that it is the right one.' },
  file_timeout: { status: 422, text: 'This file took too long to read. Save it anew as PDF and upload that.' },
  file_not_accepted: {
    status: 422,
    text: 'Files of this kind are not kept. Upload a PDF, Word document, PNG or JPEG.',
  },
  output_not_accepted: { status: 422, text: 'That is not a finished PDF, Word document or image.' },
  // assist
  assist_not_found: { status: 404, text: '404 not found' },
  assist_unavailable: { status: 503, text: "AI Assist isn't available right now. Please try again later." },
  // us
  busy: { status: 503, text: 'We are busy just now. Your work is kept; try again in a moment.' },
  unexpected: { status: 500, text: 'Something went wrong on our side. Your work is kept; try again.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errors

/** An expected failure. `details` travel to the client; `message` may carry a server text that may be shown. */
export class AppError extends Error {
  readonly isAppError = true
  readonly code: ErrorCode
  readonly details: Record<string, unknown> | undefined

  constructor(code: ErrorCode, options: { message?: string; details?: Record<string, unknown>; cause?: unknown } = {}) {
    super(options.message ?? errors[code].text, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details
  }

  get status(): number {
    return errors[this.code].status
  }
}

/** Works across frames and bundles, where `instanceof` does not. */
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

/** What a caller gets back: the value, or a failure it declared it would handle. */
export type Result<Value, Failure extends ErrorCode = ErrorCode> =
  { ok: true; value: Value } | { ok: false; error: { code: Failure; text: string; details: Record<string, unknown> } }
