import * as v from 'valibot'
import { fileDesignations } from '../entities/file.ts'
import { CV_MAX_BYTES, LOGO_MAX_BYTES, OUTPUT_MAX_BYTES } from '../limits.ts'
import { base64, boundedJson, count, line, name, text, userId } from './basics.ts'
import { list } from './bounded.ts'

export const storedFile = v.object({
  fileId: v.string(),
  fileName: v.string(),
  /** Media type, told from the bytes. */
  fileType: v.string(),
  designation: v.picklist(fileDesignations),
  sizeBytes: count,
  /** Base64; only when one file was asked for. */
  fileB64: v.optional(v.string()),
})
/** A stored file of an application. */
export type StoredFile = v.InferOutput<typeof storedFile>

export const storedOutput = v.object({
  outputId: v.string(),
  fileName: v.string(),
  format: v.picklist(['pdf', 'docx', 'image']),
  sizeBytes: count,
  /** Seconds since 1970. */
  createdTime: v.number(),
  /** The name chosen for it, without extension. */
  outputName: v.string(),
  /** The user for whom it was made: a user id, or '' for a link's visitor. */
  userId: v.string(),
  /** Its headings, in their order. */
  chapters: v.array(v.string()),
  /** What a picture shows, in the caller's words; '' for documents. */
  imageType: v.string(),
  /** What an applicant system wants kept beside it; only when one output was asked for. */
  bullhornOutputData: v.optional(v.record(v.string(), v.unknown())),
  /** Base64; only when one output was asked for. */
  fileB64: v.optional(v.string()),
})
export type StoredOutput = v.InferOutput<typeof storedOutput>

export const outputsQuery = v.strictObject({
  outputId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/))),
})

export const fileBody = v.strictObject({
  // Its length is not limited here, so that a file that is too large gets an error of its own.
  fileB64: base64(CV_MAX_BYTES * 2),
  /** The type the caller says it has. It is not used: the type is told from the bytes. */
  fileType: v.optional(line(120)),
  designation: v.picklist(['original', 'supporting', 'cover_letter', 'certificate']),
  /** Ours. */
  fileName: v.optional(text(255)),
})
export type FileBody = v.InferOutput<typeof fileBody>

export const filesQuery = v.strictObject({
  fileId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/))),
  designation: v.optional(v.picklist(fileDesignations)),
})

const document = base64(OUTPUT_MAX_BYTES)

export const outputBody = v.strictObject({
  /** The name chosen for the document. The application keeps it too. */
  outputName: v.optional(line(200)),
  fileName: text(255),
  /** The user of the company for whom it is made; otherwise the caller. */
  userId: v.optional(userId),
  chapters: v.optional(list(line(200), 200)),
  /** Kept beside the document for the applicant system. */
  bullhornOutputData: v.optional(boundedJson(2_000)),
  pdfB64: v.optional(document),
  /** Ours. */
  docxB64: v.optional(document),
  imageB64: v.optional(document),
  /** What the picture shows, such as `thumbnail`. */
  imageType: v.optional(line(60)),
  /** `png` or `jpeg`, with or without `image/`; must agree with the bytes. */
  imageFileType: v.optional(line(60)),
})
export type OutputBody = v.InferOutput<typeof outputBody>

export const logo = v.object({
  fileName: v.string(),
  fileType: v.picklist(['image/png', 'image/jpeg']),
  /** Base64 of the re-encoded image. */
  fileB64: v.string(),
  width: count,
  height: count,
})
export type Logo = v.InferOutput<typeof logo>

export const logoQuery = v.strictObject({ fileName: v.optional(text(255)) })

export const logoBody = v.strictObject({
  // A few bytes over the limit may pass here. The service counts the decoded bytes and answers with an error of its
  // own.
  fileB64: base64(LOGO_MAX_BYTES * 2),
  fileType: line(60),
  fileName: name(255),
  setAsCurrent: v.boolean(),
})

export const logoFacts = v.object({
  fileName: v.string(),
  fileType: v.picklist(['image/png', 'image/jpeg']),
  width: count,
  height: count,
  /** Whether documents show it now. */
  isCurrent: v.boolean(),
  /** Seconds since 1970. */
  createdTime: v.number(),
})
/** A logo without its bytes. */
export type LogoFacts = v.InferOutput<typeof logoFacts>

export const namedLogo = v.strictObject({ fileName: text(255) })

export const picture = v.object({
  fileType: v.picklist(['image/png', 'image/jpeg']),
  /** Base64. */
  fileB64: v.string(),
  /** Pixels. */
  width: count,
  height: count,
})
/** A picture that is served unchanged: a thumbnail or a page's background. */
export type Picture = v.InferOutput<typeof picture>
