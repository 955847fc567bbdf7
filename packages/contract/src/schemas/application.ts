import * as v from 'valibot'
import {
  applicationStatuses,
  type Application,
  type ApplicationBundle,
  type ApplicationUpdate,
} from '../entities/application.ts'
import { errors, type ErrorCode } from '../errors.ts'
import { attributes, base64, count, email, flag, id, line, text, userId } from './basics.ts'
import { branding } from './client.ts'
import { delta, sections } from './document.ts'
import { parsedCv } from './parsed-cv.ts'
import { template } from './template.ts'
import { CV_MAX_BYTES } from '../limits.ts'

export const embedCards = v.pipe(
  v.record(
    v.pipe(line(64), v.minLength(1)),
    v.strictObject({
      url: v.pipe(line(2048), v.startsWith('https://')),
      width: v.pipe(v.number(), v.minValue(1), v.maxValue(4000)),
      title: v.optional(line(200)),
    }),
  ),
  v.maxEntries(50),
)

/** What a PATCH may name. Strict: a field that is not here (role, company, status …) is refused, not ignored. */
export const applicationUpdate: v.GenericSchema<ApplicationUpdate> = v.strictObject({
  candidateName: v.optional(line(200)),
  emailAddress: v.optional(v.union([v.literal(''), email])),
  phoneNumber: v.optional(line(60)),
  identifier: v.optional(line(100)),
  linkedUrl: v.optional(line(2048)),
  headline: v.optional(line(300)),
  location: v.optional(line(200)),
  freeText: v.optional(sections),
  embedCard: v.optional(embedCards),
  coverLetter: v.optional(v.nullable(delta)),
  outputName: v.optional(line(200)),
  folder_id: v.optional(id('folderId')),
})

export const updateBody = v.strictObject({ update: applicationUpdate, baseRevision: v.optional(count) })

export const status = v.picklist(applicationStatuses)

export const application: v.GenericSchema<Application> = v.object({
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
  miscData: v.objectWithRest({ parsed: v.optional(parsedCv) }, v.unknown()),
  revision: count,
  updatedAt: v.number(),
  stats: v.object({ links: count, views: count }),
  loadedIndividually: v.boolean(),
})

export const applicationMap = v.record(v.string(), application)

export const bundle: v.GenericSchema<ApplicationBundle> = v.object({
  application,
  template,
  branding,
  presenter: v.nullable(v.object({ name: v.string(), email: v.string(), phone: v.string(), jobTitle: v.string() })),
  rights: v.object({ write: v.boolean(), output: v.boolean(), share: v.boolean() }),
})

export const listQuery = v.strictObject({ processedOnly: v.optional(flag), attributes: v.optional(attributes) })

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
const uploadedFile = v.strictObject({ fileB64, fileName: v.optional(text(255)) })

export const uploadBody = v.strictObject({
  fileB64,
  fileName: v.optional(text(255)),
  files: v.optional(v.pipe(v.array(uploadedFile), v.maxLength(20))),
  supportingDocuments: v.optional(v.pipe(v.array(uploadedFile), v.maxLength(20))),
})

export const action = v.variant('updateType', [
  v.strictObject({ updateType: v.literal('newStatus'), newStatus: status }),
  v.strictObject({ updateType: v.literal('apply_template'), templateId: id('templateId') }),
])
