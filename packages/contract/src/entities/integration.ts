/** Applicant systems we speak to, and what people call them. */
export const platforms = { bullhorn: 'Bullhorn', vincere: 'Vincere' } as const
export type Platform = keyof typeof platforms
export const platformNames = Object.keys(platforms) as Platform[]

/** One value for each applicant system. */
export function byPlatform<Value>(valueOf: (platform: Platform) => Value): Record<Platform, Value> {
  const values = platformNames.map((platform) => [platform, valueOf(platform)])
  return Object.fromEntries(values) as Record<Platform, Value>
}

/** What people call us: it stands in "Error authorizing {product} access to {platform}". */
export const PRODUCT_NAME = 'Tabard'

/** `set-up`: nobody has connected it yet. `reconnect-needed`: it was connected, and the applicant system ended that. */
export const integrationStatuses = ['set-up', 'connected', 'reconnect-needed'] as const
export type IntegrationStatus = (typeof integrationStatuses)[number]

/** How a company is connected to an applicant system. Its secrets never leave the server again. */
export interface IntegrationSetup {
  platform: Platform
  status: IntegrationStatus
  /** Of our application, as it is registered there. */
  clientId: string
  hasClientSecret: boolean
  /** Bullhorn's name of the API user, which tells the data centre; '' elsewhere. */
  username: string
  /** The corporation or tenant that is connected, or alone may be; '' before the first connection. */
  externalClientId: string
  /** The user there in whose name we ask; '' before the first connection. */
  externalUserId: string
  /** To be registered there, letter for letter. */
  redirectUri: string
  connectedBy: string
  /** Seconds since 1970; null before the first connection. */
  connectedTime: number | null
}

/** What an admin may set. What is left out stays; an empty text takes it away. */
export interface IntegrationSettings {
  clientId?: string
  clientSecret?: string
  username?: string
  externalClientId?: string
}

/** A candidate's file in the applicant system. */
export interface CvFileRecord {
  id: string
  name: string
  /** The applicant system's own word or number for the kind of document. */
  type: string
  /** Media type, or '' where it is not told. */
  contentType: string
  sizeBytes: number | null
  /** ISO 8601; null where the applicant system does not tell it. */
  dateCreated: string | null
}

/** Somebody of the applicant system, as far as it tells. */
export interface IntegrationUserDetails {
  platform: Platform
  externalClientId: string
  externalUserId: string
  name: string
  /** 'No Email' where there is none. */
  email: string
  phone: string
  jobTitle: string
  companyName: string
}

/** A field of the applicant system's candidates. */
export interface IntegrationField {
  name: string
  label: string
  /** Its own word for the kind of value. */
  dataType: string
  maxLength: number | null
  isRequired: boolean
  isReadOnly: boolean
  isCustom: boolean
  /** The field of ours that says the same; '' where there is none. */
  mapsTo: string
}

export interface IntegrationFields {
  platform: Platform
  /** Which kinds of document the applicant system is given: the first one is what a finished CV becomes there. */
  export_types: string[]
  /** The kinds there are, as far as the applicant system tells. */
  documentTypes: { value: string; label: string }[]
  fields: IntegrationField[]
}

/** Another system a company's people may reach through us. Its address and credentials are set by an admin alone. */
export interface ForwardingDestination {
  id: string
  name: string
  /** An https address; what is asked lies below it. */
  baseUrl: string
  methods: ForwardingMethod[]
  /** Below the base; what is asked must be one of these or lie below one. */
  paths: string[]
  /** Names of the headers we add. Their values never leave the server again. */
  headerNames: string[]
}

export const forwardingMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type ForwardingMethod = (typeof forwardingMethods)[number]

/** What a caller may say himself; everything else is ours or the destination's. */
export const forwardedHeaders = ['accept', 'accept-language', 'content-type', 'idempotency-key'] as const

export interface ForwardRequest {
  /** Of a destination an admin set up. */
  destination: string
  method: ForwardingMethod
  /** Below the destination's base: `/contacts/12`. */
  path: string
  query?: Record<string, string>
  headers?: Partial<Record<(typeof forwardedHeaders)[number], string>>
  body?: string
}

/** What the other system answered, wrapped: it is never served as it came. */
export interface ForwardAnswer {
  status: number
  contentType: string
  encoding: 'text' | 'base64'
  body: string
}
