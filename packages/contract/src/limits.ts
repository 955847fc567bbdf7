/** Every limit that the product promises, with its unit. */
export const LOGO_MAX_BYTES = 1_500_000
export const PASSWORD_MIN_LENGTH = 8
export const MFA_CODE_DIGITS = 6
export const RESEND_NOTICE_MS = 10_000
export const CAPTCHA_RETRY_START_MS = 100
export const SHORT_LINK_FIRST_REFRESH_MS = 3_000
export const SIGN_OUT_REDIRECT_TIMEOUT_MS = 3_000
export const RELOAD_GUARD_MS = 10_000
export const API_CACHE_MS = 600_000
export const QUERY_RETRIES = 3
export const QUERY_RETRY_START_MS = 1_000
export const QUERY_RETRY_CAP_MS = 30_000
export const CACHE_COLLECTION_MS = 300_000
export const RESIZE_DEBOUNCE_MS = 50
export const TOOLTIP_SHOW_MS = 250
export const TOOLTIP_HIDE_MS = 400
export const FADE_MS = 300
export const COLLAPSE_MS = 300
export const BREAKPOINTS_PX = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const
export const HOMEPAGE = '/candidates'
/** Ours: a CV file, before base64. */
export const CV_MAX_BYTES = 15_000_000
/** Ours: pages of a CV that is read. */
export const CV_MAX_PAGES = 200
/** Ours: characters of the denial text a frame posts to its parent. */
export const DENIAL_TEXT_MAX = 200
/** Ours: seconds for which a signature token is valid before it must be refreshed. */
export const SIGNATURE_LIFE_SECONDS = 900
/** Ours: pause after the last key before an edit is sent. The journal in the browser is written at once. */
export const AUTOSAVE_MS = 800
/** Ours: a link's lifetime if none was chosen. */
export const LINK_DEFAULT_DAYS = 14
/** Ours: the size of a candidate's picture when it is sent, before base64. */
export const HEADSHOT_MAX_BYTES = 10_000_000
/** Ours: pixels of a picture that is decoded; 25 megapixels take 100 MB. */
export const IMAGE_MAX_PIXELS = 25_000_000
/** Ours: earlier versions kept of one CV. */
export const VERSIONS_MAX = 200
/** Ours: bytes of a company's files and finished documents, unless its limits name `storageBytes`. */
export const STORAGE_DEFAULT_BYTES = 50_000_000_000
/** Ours: files of one application. */
export const FILES_MAX = 60
/** Ours: a finished document, before base64. */
export const OUTPUT_MAX_BYTES = 25_000_000
/** Ours: the size of a page's background when it is sent, before base64. */
export const IMAGE_TEMPLATE_MAX_BYTES = 6_000_000
/** Ours: backgrounds of one template. */
export const IMAGE_TEMPLATES_MAX = 12
/** Ours: templates of one company. */
export const TEMPLATES_MAX = 200
/** Ours: characters of text that the assistant takes at once. */
export const ASSIST_TEXT_MAX = 100_000
