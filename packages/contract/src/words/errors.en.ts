import type { ErrorCode } from '../errors.ts'
import { ambientErrors } from './ambient-errors.en.ts'

/** The words for each failure. Clients compare some of these texts, so those must not change by a letter. */
export const errorsEn: Record<ErrorCode, string> = {
  // requests
  bad_request: 'That request was not understood. Check the values and try again.',
  invalid_id_depth: 'Invalid ID for depth',
  payload_too_large: 'That is larger than we can take. Send a smaller file.',
  unsupported_media_type: 'Send JSON with Content-Type: application/json.',
  rate_limited: 'Too many requests. Wait a moment and try again.',
  // who is asking
  not_signed_in: 'No auth token specified',
  token_invalid: 'This session is not valid. Sign in again.',
  token_expired: 'This session has expired. Sign in again.',
  signature_expired: 'Access Expired',
  signature_invalid: 'Access Denied',
  no_api_key: 'No api-key configured',
  no_current_user: 'No current user',
  no_credentials: 'No credentials',
  no_federated_jwt: 'No federated jwt',
  api_key_invalid: 'This api key is not valid. It may have been withdrawn.',
  captcha_failed: 'Captcha failed',
  refresh_invalid: 'No refresh token found',
  forbidden: 'Your role does not allow this. Ask an admin of your company.',
  navigation_denied: 'Access Denied',
  beta_only: 'You have not been granted access to the beta site. Please contact support if you think this is an error.',
  feature_off: 'Your company does not have this feature. Ask your account manager.',
  account_disabled: 'Access to this account has been disabled.',
  sso_email_unverified: 'Your identity provider has not confirmed your e-mail address. Ask your admin.',
  sso_email_refused: 'This address cannot come in this way. Ask an admin of your company.',
  // things
  not_found: 'Nothing here. It may have been deleted.',
  link_not_found: 'This link does not exist. Ask the original sender for a new link.',
  removed_from_verification: 'This CV has been removed from verification',
  revision_conflict: 'Somebody else changed this at the same time. Reload to see both versions.',
  no_job_credit: 'No credit available to create new job, please contact account manager',
  folder_name_taken: 'A folder of that name exists already. Choose another name.',
  folder_not_empty: 'There are CVs in this folder. Move or delete them first.',
  image_not_accepted: 'That is not a PNG or JPEG picture we can use. Choose another one.',
  embed_not_accepted:
    'That address cannot be embedded. Use the https address of a YouTube, Vimeo, Loom, Wistia or Vidyard video.',
  storage_full: 'There is no room left for files. Delete some, or contact your account manager.',
  too_many: 'There are as many as there may be. Remove one first.',
  last_template: 'A company needs a template to present CVs in. Make another one live first.',
  email_taken: 'Somebody signs in with that address already.',
  last_admin: 'A company needs an admin. Make somebody else one first.',
  subdomain_taken: 'That subdomain is taken, or too much like one that is. Choose another.',
  subdomain_not_allowed: 'That subdomain cannot be had. Choose another.',
  photo_not_accepted: 'image file not accepted',
  logo_not_accepted: 'image file not accepted',
  sso_issuer_refused: 'The identity provider did not answer as one. Check its issuer address, letter for letter.',
  sso_domain_refused:
    'That domain cannot be used. An admin of your company must have an address there, and nobody of another company.',
  // applicant systems and other systems
  oauth_failed: 'Error authorizing {product} access to {platform}',
  integration_not_connected: 'Your applicant system is not connected. An admin connects it in the settings.',
  integration_reconnect: 'Your applicant system has ended the connection. An admin has to connect it again.',
  integration_refused: 'Your applicant system did not accept that. Check what its user may do.',
  integration_unavailable: 'Your applicant system does not answer just now. Try again in a moment.',
  forwarding_not_allowed: 'That may not be asked of the other system.',
  forwarding_failed: 'The other system gave no answer we can hand on.',
  // files
  file_encrypted: 'Locked with a password. Nothing was read. Remove the password and upload it again.',
  file_damaged: 'This file is damaged or cut short. Ask for it again, or save it anew and upload that.',
  file_image_only: 'This is a picture of a CV, with no text in it. Ask for the original Word or PDF file.',
  file_too_large: 'This file is larger than 15 MB or longer than 200 pages. Upload a shorter one.',
  file_not_a_cv_format: 'This is not a PDF or Word document. Save it as PDF or DOCX and upload that.',
  file_old_word:
    'This is an old Word document (.doc), which cannot be read yet. Save it as .docx or PDF in Word and upload that.',
  file_rtf: 'This is an RTF document, which cannot be read yet. Save it as .docx or PDF in Word and upload that.',
  file_opendocument:
    'This is an OpenDocument text (.odt), which cannot be read yet. Save it as .docx or PDF and upload that.',
  file_empty: 'There is no text in this file. Check that it is the right one.',
  file_timeout: 'This file took too long to read. Save it anew as PDF and upload that.',
  file_not_accepted: 'Files of this kind are not kept. Upload a PDF, Word document, PNG or JPEG.',
  output_not_accepted: 'That is not a finished PDF, Word document or image.',
  // assist
  assist_not_found: '404 not found',
  assist_unavailable: "AI Assist isn't available right now. Please try again later.",
  // us
  ...ambientErrors,
}
