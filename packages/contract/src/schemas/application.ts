import * as v from 'valibot'
import { applicationStatuses } from '../entities/application.ts'
import { errors, type ErrorCode } from '../errors.ts'
import { base64, count, email, flag, id, line, text, userId, wholeNumber } from './basics.ts'
import { inventedValue } from './assist.ts'
import { branding } from './client.ts'
import { delta, sections, writtenSections } from './document.ts'
import { embedCards } from './embed-card.ts'
import { parsedCv } from './parsed-cv.ts'
import { template } from './template.ts'
import { CV_MAX_BYTES, HEADSHOT_MAX_BYTES } from '../limits.ts'

/** What a PATCH may name. Strict: a field that is not here (role, company, status …) is refused, not ignored. */
export const applicationUpdate = v.strictObject({
  candidateName: v.optional(line(200)),
  emailAddress: v.optional(v.union([v.literal(''), email])),
  phoneNumber: v.optional(line(60)),
  identifier: v.optional(line(100)),
  linkedUrl: v.optional(line(2048)),
  headline: v.optional(line(300)),
  location: v.optional(line(200)),
  freeText: v.optional(writtenSections),
  embedCard: v.optional(embedCards),
  coverLetter: v.optional(v.nullable(delta)),
  outputName: v.optional(line(200)),
  folder_id: v.optional(id('folderId')),
})
export type ApplicationUpdate = v.InferOutput<typeof applicationUpdate>

export const updateBody = v.strictObject({
  update: applicationUpdate,
  baseRevision: v.optional(count),
  writeId: v.optional(v.pipe(v.string(), v.uuid('must be a UUID'))),
})

export const status = v.picklist(applicationStatuses)

const headshotEntries = {
  fileType: v.picklist(['image/png', 'image/jpeg']),
  width: count,
  height: count,
  /** Seconds since 1970. */
  updatedTime: v.number(),
}
const headshotFacts = v.object(headshotEntries)
/** The candidate's picture: its bytes are had from `GET /headshots/{appId}`. */
export type HeadshotFacts = v.InferOutput<typeof headshotFacts>
export const headshot = v.object({ ...headshotEntries, fileB64: v.string() })

export const applicationVersion = v.object({
  revision: count,
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  /** A user id, `link:<id>`, or `parser`. */
  author: v.string(),
  /** Words of the text. */
  words: count,
})
/** One state an application had: what `PUT /versions/{appId}` brings back. */
export type ApplicationVersion = v.InferOutput<typeof applicationVersion>

const applicationSource = v.object({
  cvType: v.nullable(v.string()),
  platform: v.nullable(v.string()),
  externalClientId: v.nullable(v.string()),
  externalId: v.nullable(v.string()),
  externalUserId: v.nullable(v.string()),
  jobId: v.nullable(id('jobId')),
})
/** How an application came to us, as the upload's query told it. */
export type ApplicationSource = v.InferOutput<typeof applicationSource>

const miscData = v.object({
  /** What the parser read: it holds every word of the original. */
  parsed: v.optional(parsedCv),
  /** Values of the company's custom tags, by their `tag` key. */
  tags: v.optional(v.record(v.string(), v.string())),
  /** What the last rewriting said that the CV did not. */
  invented: v.optional(v.array(inventedValue)),
})
/** What is kept beside a CV's fields. */
export type MiscData = v.InferOutput<typeof miscData>

export const application = v.object({
  application_id: id('appId'),
  folder_id: id('folderId'),
  status,
  /** Why reading failed; only with status `failed`. */
  failure: v.nullable(v.picklist(Object.keys(errors) as ErrorCode[])),
  freeText: sections,
  embedCard: embedCards,
  candidateName: v.string(),
  emailAddress: v.string(),
  phoneNumber: v.string(),
  identifier: v.string(),
  linkedUrl: v.string(),
  headline: v.string(),
  location: v.string(),
  template: v.nullable(id('templateId')),
  coverLetter: v.nullable(delta),
  templateVersion: v.number(),
  totalExperience: v.nullable(v.number()),
  averageTenure: v.nullable(v.number()),
  score: v.nullable(v.number()),
  fileTypes: v.array(v.string()),
  fileName: v.string(),
  submittedBy: v.string(),
  receivedTime: v.number(),
  outputName: v.string(),
  /** Id of an older application it repeats: the one it was copied from, else one of the same external id or e-mail address. */
  duplication: v.nullable(id('appId')),
  miscData,
  revision: count,
  /** Milliseconds since 1970. */
  updatedAt: v.number(),
  /** Links made and times they were opened. */
  stats: v.object({ links: count, views: count }),
  /** True on an answer for one application, false inside lists. */
  loadedIndividually: v.boolean(),
  /** Only on an answer for one application; null where there is none. */
  headshot: v.optional(v.nullable(headshotFacts)),
  /** Only on an answer for one application. */
  source: v.optional(applicationSource),
})
/** A CV. Times are seconds since 1970; `revision` grows by one with each accepted write. */
export type Application = v.InferOutput<typeof application>

export const applicationMap = v.record(v.string(), application)

const presenter = v.object({ name: v.string(), email: v.string(), phone: v.string(), jobTitle: v.string() })
/** Who presents the candidate: printed on the document. */
export type Presenter = v.InferOutput<typeof presenter>

export const bundle = v.object({
  application,
  template,
  branding,
  presenter: v.nullable(presenter),
  /** What the asker may do here. */
  rights: v.object({ write: v.boolean(), output: v.boolean(), share: v.boolean() }),
})
/** One call, everything the viewer needs to show its first page. */
export type ApplicationBundle = v.InferOutput<typeof bundle>

/** Field names of an application, comma-separated. Others are refused: a name that is misspelt would come back empty for ever. */
const attributes = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^[\w,]*$/, 'must be names and commas'),
  v.check(
    (value) => value.split(',').every((name) => name === '' || Object.hasOwn(application.entries, name)),
    'names no such field',
  ),
)

export const listQuery = v.strictObject({
  processedOnly: v.optional(flag),
  attributes: v.optional(attributes),
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(110), v.regex(/^\d{1,12}\.[a-z0-9_-]+$/, 'is no cursor'))),
})
export const singleQuery = v.strictObject({ attributes: v.optional(attributes) })

export const findQuery = v.strictObject({
  ...listQuery.entries,
  platform: v.optional(line(60)),
  externalClientId: v.optional(line(200)),
  externalAppId: v.optional(line(200)),
  byExternalId: v.optional(flag),
})

export const uploadQuery = v.strictObject({
  cvType: v.optional(line(60)),
  submittedBy: v.optional(line(200)),
  defaultTemplate: v.optional(id('templateId')),
  platform: v.optional(line(60)),
  externalClientId: v.optional(line(200)),
  externalId: v.optional(line(200)),
  externalUserId: v.optional(userId),
  jobId: v.optional(id('jobId')),
  folderId: v.optional(id('folderId')),
})

/**
 * A CV as base64. Its length is not capped here: a file that is too large gets `file_too_large`, which says what
 * to do, and not a complaint about a field. The body's own cap stands before it.
 */
const fileB64 = base64(CV_MAX_BYTES * 4)
const uploadedFile = v.union([
  v.strictObject({
    fileB64,
    fileName: v.optional(text(255)),
    fileType: v.optional(line(120)),
    designation: v.optional(v.picklist(['original', 'supporting', 'cover_letter', 'certificate'])),
  }),
  v.pipe(
    fileB64,
    v.transform((bytes) => ({ fileB64: bytes })),
  ),
])

export const uploadBody = v.strictObject({
  fileB64: v.optional(fileB64),
  fileName: v.optional(text(255)),
  files: v.optional(v.pipe(v.array(uploadedFile), v.maxLength(20))),
  supportingDocuments: v.optional(v.pipe(v.array(uploadedFile), v.maxLength(20))),
})

/** A JSON object in a query: of the query's length, and no deeper than options are. */
export const jsonObject = v.pipe(v.string(), v.maxLength(4000), v.check(isJsonObject, 'must be a JSON object'))

export const action = v.variant('updateType', [
  v.strictObject({ updateType: v.literal('newStatus'), newStatus: status }),
  v.strictObject({ updateType: v.literal('update_candidate_headshot') }),
  v.strictObject({
    updateType: v.literal('embed'),
    url: line(2048),
    /** Names a card to replace; without it a new one is made. */
    embedCardId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is no card id'))),
    /** Pixels, else 640. */
    width: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4000))),
  }),
  v.strictObject({ updateType: v.literal('aiParse') }),
  v.strictObject({
    updateType: v.literal('transform'),
    transformType: v.pipe(line(60), v.minLength(1)),
    /** A JSON object. `{"sectionIds": […]}` in it names sections; without, all are meant. */
    transformOptions: v.optional(jsonObject),
  }),
  v.strictObject({ updateType: v.literal('duplicate_cv'), newOwner: userId }),
  /** `tags`: keys of the company's custom tags, comma-separated; without, all of them. */
  v.strictObject({ updateType: v.literal('generate_tags'), tags: v.optional(line(2000)) }),
  v.strictObject({ updateType: v.literal('apply_template'), templateId: id('templateId') }),
])
/** One member per update type. */
export type ApplicationAction = v.InferOutput<typeof action>

export const actionBody = v.optional(
  v.union([
    // Its length is not capped here: a picture that is too large gets its own words.
    /** `update_candidate_headshot`: base64 of a PNG or JPEG; what it is, is told from its bytes. Empty takes the picture away. */
    v.strictObject({ headshot: base64(HEADSHOT_MAX_BYTES * 2), fileType: line(60) }),
    /** `generate_tags`: values somebody gives; they go before what the CV says. */
    v.strictObject({ updates: v.pipe(v.record(v.pipe(line(80), v.minLength(1)), line(500)), v.maxEntries(200)) }),
    // Some clients send an empty object where there is nothing to say.
    v.pipe(
      v.strictObject({}),
      v.transform(() => undefined),
    ),
  ]),
)
/** Only two update types have a body. */
export type ActionBody = v.InferOutput<typeof actionBody>

/** The greatest number a revision's column holds. */
const REVISION_MAX = 2_147_483_647
export const restoreQuery = v.strictObject({
  revision: v.pipe(wholeNumber, v.minValue(1), v.maxValue(REVISION_MAX)),
})

function isJsonObject(value: string): boolean {
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}
