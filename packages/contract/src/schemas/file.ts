import * as v from 'valibot'
import {
  fileDesignations,
  type Logo,
  type LogoFacts,
  type Picture,
  type StoredFile,
  type StoredOutput,
} from '../entities/file.ts'
import { CV_MAX_BYTES, LOGO_MAX_BYTES, OUTPUT_MAX_BYTES } from '../limits.ts'
import type { FileBody, OutputBody } from '../routes/files.ts'
import { base64, boundedJson, count, line, name, text, userId } from './basics.ts'

export const storedFile: v.GenericSchema<StoredFile> = v.object({
  fileId: v.string(),
  fileName: v.string(),
  fileType: v.string(),
  designation: v.picklist(fileDesignations),
  sizeBytes: count,
  fileB64: v.optional(v.string()),
})

export const storedOutput: v.GenericSchema<StoredOutput> = v.object({
  outputId: v.string(),
  fileName: v.string(),
  format: v.picklist(['pdf', 'docx', 'image']),
  sizeBytes: count,
  createdTime: v.number(),
  outputName: v.string(),
  userId: v.string(),
  chapters: v.array(v.string()),
  imageType: v.string(),
  bullhornOutputData: v.optional(v.record(v.string(), v.unknown())),
  fileB64: v.optional(v.string()),
})

export const outputsQuery = v.strictObject({
  outputId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/))),
})

export const fileBody: v.GenericSchema<FileBody> = v.strictObject({
  // A file that is too large gets its own words.
  fileB64: base64(CV_MAX_BYTES * 2),
  fileType: v.optional(line(120)),
  designation: v.picklist(['original', 'supporting', 'cover_letter', 'certificate']),
  fileName: v.optional(text(255)),
})

export const filesQuery = v.strictObject({
  fileId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/))),
  designation: v.optional(v.picklist(fileDesignations)),
})

const document = base64(OUTPUT_MAX_BYTES)

export const outputBody: v.GenericSchema<OutputBody> = v.strictObject({
  outputName: v.optional(line(200)),
  fileName: text(255),
  userId: v.optional(userId),
  chapters: v.optional(v.pipe(v.array(line(200)), v.maxLength(200))),
  bullhornOutputData: v.optional(boundedJson(2_000)),
  pdfB64: v.optional(document),
  docxB64: v.optional(document),
  imageB64: v.optional(document),
  imageType: v.optional(line(60)),
  imageFileType: v.optional(line(60)),
})

export const logo: v.GenericSchema<Logo> = v.object({
  fileName: v.string(),
  fileType: v.picklist(['image/png', 'image/jpeg']),
  fileB64: v.string(),
  width: count,
  height: count,
})

export const logoQuery = v.strictObject({ fileName: v.optional(text(255)) })

export const logoBody = v.strictObject({
  // A few bytes over the limit may pass here: the service counts the decoded ones and answers with its own words.
  fileB64: base64(LOGO_MAX_BYTES * 2),
  fileType: line(60),
  fileName: name(255),
  setAsCurrent: v.boolean(),
})

export const logoFacts: v.GenericSchema<LogoFacts> = v.object({
  fileName: v.string(),
  fileType: v.picklist(['image/png', 'image/jpeg']),
  width: count,
  height: count,
  isCurrent: v.boolean(),
  createdTime: v.number(),
})

export const namedLogo = v.strictObject({ fileName: text(255) })

export const picture: v.GenericSchema<Picture> = v.object({
  fileType: v.picklist(['image/png', 'image/jpeg']),
  fileB64: v.string(),
  width: count,
  height: count,
})
