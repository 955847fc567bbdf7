import * as v from 'valibot'
import {
  type forwardedHeaders,
  forwardingMethods,
  integrationStatuses,
  platformNames,
} from '../entities/integration.ts'
import { id, line, text } from './basics.ts'
import { list, map } from './bounded.ts'

export const platform = v.picklist(platformNames)
/** An id of another system. All we know of it is that it can be part of a path. */
export const externalId = v.pipe(v.string(), v.regex(/^(?!\.+$)[\w@.:-]{1,100}$/, 'is not such an id'))
const nothingOr = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.union([v.literal(''), schema])

export const integrationSetup = v.object({
  platform,
  status: v.picklist(integrationStatuses),
  /** The id of our application, as registered in the applicant system. */
  clientId: v.string(),
  hasClientSecret: v.boolean(),
  /** The name of Bullhorn's API user, which tells the data centre; '' for other systems. */
  username: v.string(),
  /** The corporation or tenant that is connected, or the only one that may be; '' before the first connection. */
  externalClientId: v.string(),
  /** The user of the applicant system whose rights our calls have; '' before the first connection. */
  externalUserId: v.string(),
  /** Must be registered in the applicant system exactly as it is. */
  redirectUri: v.string(),
  connectedBy: v.string(),
  /** Seconds since 1970; null before the first connection. */
  connectedTime: v.nullable(v.number()),
})
/** How a company is connected to an applicant system. Its secrets are never sent out again. */
export type IntegrationSetup = v.InferOutput<typeof integrationSetup>

export const integrationSettings = v.strictObject({
  clientId: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'is not a client id'))),
  clientSecret: v.optional(nothingOr(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,500}$/, 'is not a secret')))),
  username: v.optional(nothingOr(v.pipe(v.string(), v.regex(/^[\w@.+-]{1,100}$/, 'is not a user name')))),
  externalClientId: v.optional(nothingOr(externalId)),
})
/** What an admin may set. A field that is left out keeps its value; an empty text removes it. */
export type IntegrationSettings = v.InferOutput<typeof integrationSettings>

const candidate = {
  platform,
  externalId,
  externalClientId: v.optional(externalId),
  externalUserId: v.optional(externalId),
}

export const cvFilesBody = v.strictObject(candidate)
/** Names a candidate of the applicant system. `externalClientId` and `externalUserId` are compared if they are sent. */
export type CvFilesBody = v.InferOutput<typeof cvFilesBody>

export const cvFileBody = v.strictObject({
  fileFetchingDetails: v.strictObject({ ...candidate, fileId: externalId }),
  /** What is done with it, as in `POST /applications`. */
  integrationData: v.optional(
    v.strictObject({
      folderId: v.optional(id('folderId')),
      jobId: v.optional(id('jobId')),
      defaultTemplate: v.optional(id('templateId')),
      cvType: v.optional(line(60)),
      submittedBy: v.optional(line(200)),
    }),
  ),
})
export type CvFileBody = v.InferOutput<typeof cvFileBody>

export const userDetailsBody = v.strictObject({
  platform,
  externalUserId: v.optional(externalId),
  externalClientId: v.optional(externalId),
})

export const cvFileRecord = v.object({
  id: v.string(),
  name: v.string(),
  /** The applicant system's own name or number for the kind of document. */
  type: v.string(),
  /** Media type; '' where it is unknown. */
  contentType: v.string(),
  sizeBytes: v.nullable(v.number()),
  /** ISO 8601; null where the applicant system does not say. */
  dateCreated: v.nullable(v.string()),
})
/** A candidate's file in the applicant system. */
export type CvFileRecord = v.InferOutput<typeof cvFileRecord>

export const userDetails = v.object({
  platform,
  externalClientId: v.string(),
  externalUserId: v.string(),
  name: v.string(),
  /** 'No Email' where there is none. */
  email: v.string(),
  phone: v.string(),
  jobTitle: v.string(),
  companyName: v.string(),
})
/** A person in the applicant system, with what it says of them. */
export type IntegrationUserDetails = v.InferOutput<typeof userDetails>

const integrationField = v.object({
  name: v.string(),
  label: v.string(),
  /** The applicant system's name for the type of value. */
  dataType: v.string(),
  maxLength: v.nullable(v.number()),
  isRequired: v.boolean(),
  isReadOnly: v.boolean(),
  isCustom: v.boolean(),
  /** Our field with the same meaning; '' where there is none. */
  mapsTo: v.string(),
})
/** A field of the applicant system's candidates. */
export type IntegrationField = v.InferOutput<typeof integrationField>

export const integrationFields = v.object({
  platform,
  /** The kinds of document that the applicant system gets. A finished CV is sent as the first one. */
  export_types: v.array(v.string()),
  /** The kinds of document it has, as far as the applicant system says. */
  documentTypes: v.array(v.object({ value: v.string(), label: v.string() })),
  fields: v.array(integrationField),
})
export type IntegrationFields = v.InferOutput<typeof integrationFields>

const asked = {
  userId: v.optional(line(128)),
  clientId: v.optional(line(60)),
  externalClientId: v.optional(externalId),
  integrationData: v.optional(text(4_000)),
  platformPageProps: v.optional(text(4_000)),
  sig: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,8000}$/, 'is not a signature'))),
  externalId: v.optional(externalId),
  other: v.optional(text(2_000)),
  vincereClientId: v.optional(line(200)),
  shortId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'is not a short id'))),
}

export const oauthQuery = v.strictObject({
  platform,
  ...asked,
  newTab: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
  ),
})

export const oauthState = v.object({ platform, ...asked, newTab: v.optional(v.boolean()) })
/**
 * What a page needs again when the applicant system has sent its user back to us. It is kept on the server. Only a
 * random word is sent along, which finds it once, so nobody can forge its content.
 */
export type OAuthState = v.InferOutput<typeof oauthState>

export const authoriseBody = v.strictObject({
  authCode: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,2000}$/, 'is not a code')),
  platform,
  /** The `state` the applicant system sent along. */
  state: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/, 'is not a state of ours')),
  externalUserId: v.optional(externalId),
  externalClientId: v.optional(externalId),
  clientId: v.optional(line(60)),
})
export type AuthoriseBody = v.InferOutput<typeof authoriseBody>

export const destinationId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is not such an id'))
const method = v.picklist(forwardingMethods)
/** A path that every program reads alike: no steps up, and nothing encoded that could become one. */
const plainPath = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.regex(/^\/(?:[\w.~!$&'()*+,;=:@-]|%(?!2[ef]|5c|0|1|7f|25)[0-9a-f]{2}|\/(?!\/))*$/i, 'is not a plain path'),
  v.check((path) => !path.split('/').some((part) => part === '.' || part === '..'), 'must not step up'),
)
const headerValue = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{0,2000}$/, 'is not a header'))

export const destinationBody = v.strictObject({
  id: destinationId,
  name: line(80),
  baseUrl: v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.~-]+)*$/, 'is not a plain https address'),
  ),
  methods: list(method, 5, 1),
  paths: list(plainPath, 20, 1),
  headers: v.optional(
    map(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/i, 'is not a header')), headerValue, 10),
  ),
})

export const destination = v.object({
  id: v.string(),
  name: v.string(),
  /** An https address. Every call goes to a path below it. */
  baseUrl: v.string(),
  methods: v.array(method),
  /** Paths below the base. A call must go to one of them, or below one. */
  paths: v.array(v.string()),
  /** Names of the headers that we add. Their values are never sent out again. */
  headerNames: v.array(v.string()),
})
/** Another system that a company's people may reach through us. Only an admin sets its address and credentials. */
export type ForwardingDestination = v.InferOutput<typeof destination>

export const forwardRequest = v.strictObject({
  /** The id of a destination that an admin has set up. */
  destination: destinationId,
  method,
  /** Below the destination's base: `/contacts/12`. */
  path: plainPath,
  query: v.optional(map(line(100), line(2_000), 50)),
  headers: v.optional(
    v.strictObject({
      accept: v.optional(headerValue),
      'accept-language': v.optional(headerValue),
      'content-type': v.optional(headerValue),
      'idempotency-key': v.optional(headerValue),
    } satisfies Record<(typeof forwardedHeaders)[number], unknown>),
  ),
  body: v.optional(text(1_000_000)),
})
export type ForwardRequest = v.InferOutput<typeof forwardRequest>

export const forwardAnswer = v.object({
  status: v.number(),
  contentType: v.string(),
  encoding: v.picklist(['text', 'base64']),
  body: v.string(),
})
/** The other system's answer, inside one of ours. It is never served as it came. */
export type ForwardAnswer = v.InferOutput<typeof forwardAnswer>
