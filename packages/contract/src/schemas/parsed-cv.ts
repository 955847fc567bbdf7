import * as v from 'valibot'
import { furnitureSorts, lineRoles, type ParseFailureReason } from '../entities/parsed-cv.ts'
import { sectionKind } from './document.ts'

const box = v.object({
  /** 1-based page of the original; always 1 for formats without pages (DOCX). */
  page: v.number(),
  /** Left edge in PDF points from the page's left (before rotation is applied). */
  x: v.number(),
  /** Top edge in PDF points from the page's top. */
  y: v.number(),
  width: v.number(),
  height: v.number(),
})
/** Where a value stands in the original file. */
export type SourceBox = v.InferOutput<typeof box>

const parsed = v.object({
  value: v.string(),
  /** 0 (guess) to 1 (certain). Below 0.7 the screen asks the reader to check. */
  confidence: v.number(),
  /** Boxes that together cover the value's glyphs; empty where the format has no positions. */
  source: v.array(box),
})
/** A value read from the original, with our confidence in it and its place there. */
export type Parsed = v.InferOutput<typeof parsed>
const maybe = v.nullable(parsed)

const job = v.object({
  employer: maybe,
  title: maybe,
  location: maybe,
  /** `YYYY` or `YYYY-MM`. */
  start: maybe,
  /** `YYYY`, `YYYY-MM`, or null while `current`. */
  end: maybe,
  current: v.boolean(),
  /** Lines of the description; a leading "• " marks a list item. */
  summary: v.array(v.string()),
})
export type ParsedJob = v.InferOutput<typeof job>

const education = v.object({
  institution: maybe,
  qualification: maybe,
  start: maybe,
  end: maybe,
  /** Remaining lines (grade, courses), as in `ParsedJob.summary`. */
  summary: v.array(v.string()),
})
export type ParsedEducation = v.InferOutput<typeof education>

const run = v.object({
  /** A tab is a gap: on the page, the words after it stood apart or behind a bar. */
  text: v.string(),
  bold: v.optional(v.literal(true)),
  italic: v.optional(v.literal(true)),
  /** Absolute URL that the words link to. */
  link: v.optional(v.string()),
  /** Signs that only set the parts of a printed line apart, such as a dash or the bracket around dates. */
  sign: v.optional(v.literal(true)),
})
/** A stretch of a line with one look. */
export type ParsedRun = v.InferOutput<typeof run>

const line = v.object({
  role: v.picklist(lineRoles),
  /** Only with the role `furniture`. In CVs read before the sorts existed it is missing, and means a page label. */
  furniture: v.optional(v.picklist(furnitureSorts)),
  /** Depth of an item in nested lists. 0 for the outermost list and for every other line. */
  level: v.number(),
  runs: v.array(run),
  /** Boxes of its words; empty where the format has no positions. */
  source: v.array(box),
})
/** One line of the text. A paragraph that the edge of the page had broken is one line. */
export type ParsedLine = v.InferOutput<typeof line>

const section = v.object({
  kind: sectionKind,
  /** As printed, with its letter-spacing and case. Empty for text before the first heading. */
  heading: v.string(),
  /** In reading order, except that an entry's head always has the order title, organisation, dates. */
  lines: v.array(line),
  /** Boxes of the heading. */
  source: v.array(box),
})
export type ParsedSection = v.InferOutput<typeof section>

const warning = v.object({
  /** Such as `candidateName` or `experience.0.employer`. */
  field: v.string(),
  value: v.string(),
})
/** A value that is not in the original and was therefore not used. */
export type ParsedWarning = v.InferOutput<typeof warning>

/**
 * The parser's reading. It comes from our own worker and never from outside, so the schema describes it and does not
 * check every bound.
 */
export const parsedCv = v.object({
  format: v.picklist(['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt']),
  pages: v.number(),
  /** BCP 47 language of most of the text; null where it is unknown. */
  language: v.nullable(v.string()),
  candidateName: maybe,
  emailAddress: maybe,
  phoneNumber: maybe,
  headline: maybe,
  location: maybe,
  /** Absolute URLs of profiles and sites, from text and link annotations. */
  links: v.array(parsed),
  experience: v.array(job),
  education: v.array(education),
  skills: v.array(parsed),
  languages: v.array(parsed),
  certifications: v.array(parsed),
  sections: v.array(section),
  /** Words that no section holds (page furniture, glyph noise, running headers). */
  unplaced: v.array(
    v.object({
      text: v.string(),
      source: v.array(box),
      furniture: v.optional(v.picklist(furnitureSorts)),
      /** It holds contact details alone. */
      contact: v.optional(v.literal(true)),
    }),
  ),
  /** Number of words in the original, separated by white space. */
  wordCount: v.number(),
  /** Years to one decimal from merged month ranges; null without a dated job. */
  totalExperience: v.nullable(v.number()),
  averageTenure: v.nullable(v.number()),
  /** How complete and certain the reading is, from 0 to 100. */
  score: v.number(),
  /** Values that a model named and the original does not contain. They were dropped. */
  warnings: v.optional(v.array(warning)),
})
/** The parser's reading of a file. Every word of the original is in a section, a field, or `unplaced`. */
export type ParsedCv = v.InferOutput<typeof parsedCv>

export type ParseResult = { ok: true; cv: ParsedCv } | { ok: false; reason: ParseFailureReason }
