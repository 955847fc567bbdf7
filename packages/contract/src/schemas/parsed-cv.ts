import * as v from 'valibot'
import { furnitureSorts, lineRoles, type Parsed, type ParsedCv, type ParsedLine } from '../entities/parsed-cv.ts'
import { sectionKind } from './document.ts'

const box = v.object({ page: v.number(), x: v.number(), y: v.number(), width: v.number(), height: v.number() })
const parsed: v.GenericSchema<Parsed> = v.object({
  value: v.string(),
  confidence: v.number(),
  source: v.array(box),
})
const maybe = v.nullable(parsed)
const line: v.GenericSchema<ParsedLine> = v.object({
  role: v.picklist(lineRoles),
  furniture: v.optional(v.picklist(furnitureSorts)),
  level: v.number(),
  runs: v.array(
    v.object({
      text: v.string(),
      bold: v.optional(v.literal(true)),
      italic: v.optional(v.literal(true)),
      link: v.optional(v.string()),
      sign: v.optional(v.literal(true)),
    }),
  ),
  source: v.array(box),
})

/** What the parser says. It comes from our own worker, never from outside, so it is described here, not guarded. */
export const parsedCv: v.GenericSchema<ParsedCv> = v.object({
  format: v.picklist(['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt']),
  pages: v.number(),
  language: v.nullable(v.string()),
  candidateName: maybe,
  emailAddress: maybe,
  phoneNumber: maybe,
  headline: maybe,
  location: maybe,
  links: v.array(parsed),
  experience: v.array(
    v.object({
      employer: maybe,
      title: maybe,
      location: maybe,
      start: maybe,
      end: maybe,
      current: v.boolean(),
      summary: v.array(v.string()),
    }),
  ),
  education: v.array(
    v.object({
      institution: maybe,
      qualification: maybe,
      start: maybe,
      end: maybe,
      summary: v.array(v.string()),
    }),
  ),
  skills: v.array(parsed),
  languages: v.array(parsed),
  certifications: v.array(parsed),
  sections: v.array(v.object({ kind: sectionKind, heading: v.string(), lines: v.array(line), source: v.array(box) })),
  unplaced: v.array(
    v.object({ text: v.string(), source: v.array(box), furniture: v.optional(v.picklist(furnitureSorts)) }),
  ),
  wordCount: v.number(),
  totalExperience: v.nullable(v.number()),
  averageTenure: v.nullable(v.number()),
  score: v.number(),
  warnings: v.optional(v.array(v.object({ field: v.string(), value: v.string() }))),
})
