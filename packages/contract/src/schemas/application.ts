import * as v from 'valibot'
import { embedProviders } from '../rules/read-embed.ts'
import {
  applicationStatuses,
  type Application,
  type ApplicationBundle,
  type ApplicationUpdate,
  type ApplicationVersion,
  type HeadshotFacts,
} from '../entities/application.ts'
import { errors, type ErrorCode } from '../errors.ts'
import { base64, count, email, flag, id, line, text, userId, wholeNumber } from './basics.ts'
import { inventedValue } from './assist.ts'
import { branding } from './client.ts'
import { delta, sections, writtenSections } from './document.ts'
import { parsedCv } from './parsed-cv.ts'
import { template } from './template.ts'
import { CV_MAX_BYTES, HEADSHOT_MAX_BYTES } from '../limits.ts'
import type { ActionBody, ApplicationAction } from '../routes/applications.ts'

export const embedCards = v.pipe(
  v.record(
    v.pipe(line(64), v.minLength(1)),
    v.strictObject({
      url: v.pipe(line(2048), v.startsWith('https://')),
      width: v.pipe(v.number(), v.minValue(1), v.maxValue(4000)),
      title: v.optional(line(200)),
      provider: v.optional(v.picklist(embedProviders)),
    }),
  ),
  v.maxEntries(50),
)

/** What a PATCH may name. Strict: a field that is not here (role, company, status …) is refused, not ignored. */
export const applicationUpdate: v.GenericSchema<unknown, ApplicationUpdate> = v.strictObject({
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
  updatedTime: v.number(),
}
const headshotFacts: v.GenericSchema<HeadshotFacts> = v.object(headshotEntries)
export const headshot = v.object({ ...headshotEntries, fileB64: v.string() })

export const applicationVersion: v.GenericSchema<ApplicationVersion> = v.object({
  revision: count,
  createdAt: v.number(),
  author: v.string(),
  words: count,
})

const applicationObject = v.object({
  application_id: id('appId'),
  folder_id: id('folderId'),
  status,
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
  duplication: v.nullable(id('appId')),
  miscData: v.object({
    parsed: v.optional(parsedCv),
    tags: v.optional(v.record(v.string(), v.string())),
    invented: v.optional(v.array(inventedValue)),
  }),
  revision: count,
  updatedAt: v.number(),
  stats: v.object({ links: count, views: count }),
  loadedIndividually: v.boolean(),
  headshot: v.optional(v.nullable(headshotFacts)),
  source: v.optional(
    v.object({
      cvType: v.nullable(v.string()),
      platform: v.nullable(v.string()),
      externalClientId: v.nullable(v.string()),
      externalId: v.nullable(v.string()),
      externalUserId: v.nullable(v.string()),
      jobId: v.nullable(id('jobId')),
    }),
  ),
})

export const application: v.GenericSchema<Application> = applicationObject

export const applicationMap = v.record(v.string(), application)

export const bundle: v.GenericSchema<ApplicationBundle> = v.object({
  application,
  template,
  branding,
  presenter: v.nullable(v.object({ name: v.string(), email: v.string(), phone: v.string(), jobTitle: v.string() })),
  rights: v.object({ write: v.boolean(), output: v.boolean(), share: v.boolean() }),
})

/** Field names of an application, comma-separated. Others are refused: a name that is misspelt would come back empty for ever. */
const attributes = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^[\w,]*$/, 'must be names and commas'),
  v.check(
    (value) => value.split(',').every((name) => name === '' || Object.hasOwn(applicationObject.entries, name)),
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

export const action: v.GenericSchema<unknown, ApplicationAction> = v.variant('updateType', [
  v.strictObject({ updateType: v.literal('newStatus'), newStatus: status }),
  v.strictObject({ updateType: v.literal('update_candidate_headshot') }),
  v.strictObject({
    updateType: v.literal('embed'),
    url: line(2048),
    embedCardId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is no card id'))),
    width: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4000))),
  }),
  v.strictObject({ updateType: v.literal('aiParse') }),
  v.strictObject({
    updateType: v.literal('transform'),
    transformType: v.pipe(line(60), v.minLength(1)),
    transformOptions: v.optional(jsonObject),
  }),
  v.strictObject({ updateType: v.literal('duplicate_cv'), newOwner: userId }),
  v.strictObject({ updateType: v.literal('generate_tags'), tags: v.optional(line(2000)) }),
  v.strictObject({ updateType: v.literal('apply_template'), templateId: id('templateId') }),
])

export const actionBody: v.GenericSchema<unknown, ActionBody> = v.optional(
  v.union([
    // Its length is not capped here: a picture that is too large gets its own words.
    v.strictObject({ headshot: base64(HEADSHOT_MAX_BYTES * 2), fileType: line(60) }),
    v.strictObject({ updates: v.pipe(v.record(v.pipe(line(80), v.minLength(1)), line(500)), v.maxEntries(200)) }),
    // Some clients send an empty object where there is nothing to say.
    v.pipe(
      v.strictObject({}),
      v.transform(() => undefined),
    ),
  ]),
)

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
