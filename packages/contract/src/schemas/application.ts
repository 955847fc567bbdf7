import * as v from 'valibot'
import { applicationStatuses } from '../entities/application.ts'
import { fileDesignations } from '../entities/file.ts'
import { errors, type ErrorCode } from '../errors.ts'
import { base64, count, email, flag, id, line, text, userId, wholeNumber } from './basics.ts'
import { list, map } from './bounded.ts'
import { inventedValue } from './assist.ts'
import { branding } from './client.ts'
import { delta, sections, writtenSections } from './document.ts'
import { embedCards } from './embed-card.ts'
import { parsedCv } from './parsed-cv.ts'
import { template } from './template.ts'
import { CV_MAX_BYTES, HEADSHOT_MAX_BYTES } from '../limits.ts'

/** What a PATCH may change. A field that is not here (role, company, status …) is refused and not ignored. */
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
  /** The revision from which the edit began. Its text is then merged with what others have written since. */
  baseRevision: v.optional(count),
  /** UUID of this write. If it is sent again, the answer is the first one and nothing changes. */
  writeId: v.optional(v.pipe(v.string(), v.uuid('must be a UUID'))),
})
export type UpdateBody = v.InferOutput<typeof updateBody>

export const status = v.picklist(applicationStatuses)

const headshotEntries = {
  fileType: v.picklist(['image/png', 'image/jpeg']),
  width: count,
  height: count,
  /** Seconds since 1970. */
  updatedTime: v.number(),
}
const headshotFacts = v.object(headshotEntries)
/** The candidate's picture. Its bytes come from `GET /headshots/{appId}`. */
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
/** An earlier version of an application, which `PUT /versions/{appId}` can restore. */
export type ApplicationVersion = v.InferOutput<typeof applicationVersion>

const applicationSource = v.object({
  cvType: v.nullable(v.string()),
  platform: v.nullable(v.string()),
  externalClientId: v.nullable(v.string()),
  externalId: v.nullable(v.string()),
  externalUserId: v.nullable(v.string()),
  jobId: v.nullable(id('jobId')),
})
/** How an application came to us, according to the upload's query. */
export type ApplicationSource = v.InferOutput<typeof applicationSource>

const miscData = v.object({
  /** The parser's reading, with every word of the original. */
  parsed: v.optional(parsedCv),
  /** Values of the company's custom tags, by their `tag` key. */
  tags: v.optional(v.record(v.string(), v.string())),
  /** What the last rewriting says and the CV does not. */
  invented: v.optional(v.array(inventedValue)),
})
/** What is stored besides a CV's fields. */
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
  /**
   * Id of an older application with the same candidate: the one it was copied from, otherwise one with the same
   * external id or e-mail address.
   */
  duplication: v.nullable(id('appId')),
  miscData,
  revision: count,
  /** Milliseconds since 1970. */
  updatedAt: v.number(),
  /** How many links were made, and how often they were opened. */
  stats: v.object({ links: count, views: count }),
  /** True in an answer for one application, false inside lists. */
  loadedIndividually: v.boolean(),
  /** Only in an answer for one application; null where there is none. */
  headshot: v.optional(v.nullable(headshotFacts)),
  /** Only on an answer for one application. */
  source: v.optional(applicationSource),
})
/** A CV. Times are seconds since 1970; `revision` grows by one with each accepted write. */
export type Application = v.InferOutput<typeof application>

export const applicationMap = v.record(v.string(), application)
/** Keyed by application_id, newest first; with `byExternalId` by external id. */
export type ApplicationMap = v.InferOutput<typeof applicationMap>

const presenter = v.object({ name: v.string(), email: v.string(), phone: v.string(), jobTitle: v.string() })
/** The person who presents the candidate, as printed on the document. */
export type Presenter = v.InferOutput<typeof presenter>

export const bundle = v.object({
  application,
  template,
  branding,
  presenter: v.nullable(presenter),
  /** What the caller may do here. */
  rights: v.object({ write: v.boolean(), output: v.boolean(), share: v.boolean() }),
})
/** Everything that the viewer needs for its first page, in one call. */
export type ApplicationBundle = v.InferOutput<typeof bundle>

/**
 * Field names of an application, comma-separated. Unknown names are refused, because a misspelt one would always come
 * back empty.
 */
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
  /** Leaves out applications that are still being read, and those whose reading failed. */
  processedOnly: v.optional(flag),
  /**
   * Field names, comma-separated. Other fields are empty in the answer. `miscData`, `freeText` and `coverLetter` only
   * come when they are named.
   */
  attributes: v.optional(attributes),
  /** The most entries; without it, all of them. */
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000))),
  /** The end of the last answer: `<receivedTime>.<application_id>` of its last entry. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(110), v.regex(/^\d{1,12}\.[a-z0-9_-]+$/, 'is no cursor'))),
})
export type ListQuery = v.InferOutput<typeof listQuery>
export const singleQuery = v.strictObject({ attributes: v.optional(attributes) })

export const findQuery = v.strictObject({
  ...listQuery.entries,
  platform: v.optional(line(60)),
  externalClientId: v.optional(line(200)),
  externalAppId: v.optional(line(200)),
  /**
   * Keys the answer by external id. Of several applications with one id only the newest is in it, and applications
   * without an external id are left out.
   */
  byExternalId: v.optional(flag),
})
export type FindQuery = v.InferOutput<typeof findQuery>

export const uploadQuery = v.strictObject({
  /** The caller's own name for the kind of CV; kept and shown in `source`. */
  cvType: v.optional(line(60)),
  /** User id or name of the person who presents the candidate; otherwise the caller. */
  submittedBy: v.optional(line(200)),
  /** The CV's first template. */
  defaultTemplate: v.optional(id('templateId')),
  platform: v.optional(line(60)),
  externalClientId: v.optional(line(200)),
  externalId: v.optional(line(200)),
  externalUserId: v.optional(userId),
  jobId: v.optional(id('jobId')),
  /** Ours: the folder for it; otherwise the company's first folder. */
  folderId: v.optional(id('folderId')),
})
export type UploadQuery = v.InferOutput<typeof uploadQuery>

/**
 * A CV as base64. Its length is not limited here, so that a file that is too large gets `file_too_large`, which says
 * what to do, instead of a complaint about a field. The limit of the body holds before that.
 */
const fileB64 = base64(CV_MAX_BYTES * 4)
const uploadedFile = v.strictObject({
  fileB64,
  fileName: v.optional(text(255)),
  /** The type the caller says it has. It is not used: the type is told from the bytes. */
  fileType: v.optional(line(120)),
  /** The kind of a supporting document. Files of other kinds are originals, whatever their names. */
  designation: v.optional(v.picklist(fileDesignations.filter((one) => one !== 'former'))),
})
export type UploadedFile = v.InferOutput<typeof uploadedFile>
const uploadedFiles = list(
  v.union([
    uploadedFile,
    // A base64 text alone in a list is a file without a name or a type.
    v.pipe(
      fileB64,
      v.transform((bytes): UploadedFile => ({ fileB64: bytes })),
    ),
  ]),
  20,
)

export const uploadBody = v.strictObject({
  /** The CV. Without it and without `files` an empty application is made, to be written by hand. */
  fileB64: v.optional(fileB64),
  fileName: v.optional(text(255)),
  files: v.optional(uploadedFiles),
  supportingDocuments: v.optional(uploadedFiles),
})
export type UploadBody = v.InferOutput<typeof uploadBody>

/** A JSON object in a query, as long as a query may be and no deeper than options are. */
export const jsonObject = v.pipe(v.string(), v.maxLength(4000), v.check(isJsonObject, 'must be a JSON object'))

export const action = v.variant('updateType', [
  v.strictObject({ updateType: v.literal('newStatus'), newStatus: status }),
  v.strictObject({ updateType: v.literal('update_candidate_headshot') }),
  v.strictObject({
    updateType: v.literal('embed'),
    url: line(2048),
    /** The id of the card to replace. Without it a new card is made. */
    embedCardId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is no card id'))),
    /** In pixels; 640 if it is left out. */
    width: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4000))),
  }),
  v.strictObject({ updateType: v.literal('aiParse') }),
  v.strictObject({
    updateType: v.literal('transform'),
    transformType: v.pipe(line(60), v.minLength(1)),
    /** A JSON object. With `{"sectionIds": […]}` only these sections are changed, otherwise all. */
    transformOptions: v.optional(jsonObject),
  }),
  v.strictObject({ updateType: v.literal('duplicate_cv'), newOwner: userId }),
  /** `tags`: keys of the company's custom tags, comma-separated; all of them if it is left out. */
  v.strictObject({ updateType: v.literal('generate_tags'), tags: v.optional(line(2000)) }),
  v.strictObject({ updateType: v.literal('apply_template'), templateId: id('templateId') }),
])
/** One member for each update type. */
export type ApplicationAction = v.InferOutput<typeof action>

export const actionBody = v.optional(
  v.union([
    // Its length is not limited here, so that a picture that is too large gets an error of its own.
    /** `update_candidate_headshot`: base64 of a PNG or JPEG, told from its bytes. Empty removes the picture. */
    v.strictObject({ headshot: base64(HEADSHOT_MAX_BYTES * 2), fileType: line(60) }),
    /** `generate_tags`: values that the caller gives. They count before those of the CV. */
    v.strictObject({ updates: map(v.pipe(line(80), v.minLength(1)), line(500), 200) }),
    // Some clients send an empty object instead of no body.
    v.pipe(
      v.strictObject({}),
      v.transform(() => undefined),
    ),
  ]),
)
/** Only two update types have a body. */
export type ActionBody = v.InferOutput<typeof actionBody>

/** The greatest number that the column of the revision can hold. */
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
