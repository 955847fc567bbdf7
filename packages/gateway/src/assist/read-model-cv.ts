import {
  countWords,
  linkTarget,
  sectionKinds,
  type Parsed,
  type ParsedCv,
  type ParsedLine,
  type ParsedSection,
  type SectionKind,
} from '@tabard/contract'
import { measureTimeline } from '@tabard/parser'
import * as v from 'valibot'
import { createGrounding, plain, type Grounding } from './grounding.ts'

// A model omits fields, adds some and gives wrong types. A value that is no text counts as missing.
const said = (max: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) =>
        value
          .replace(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, max),
      ),
    ),
    '',
  )
const list = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.fallback(
    v.pipe(
      v.array(item),
      v.transform((items) => items.slice(0, max)),
    ),
    [],
  )
const values = list(said(300), 200)

const modelCv = v.object({
  language: said(12),
  candidateName: said(200),
  emailAddress: said(254),
  phoneNumber: said(60),
  headline: said(300),
  location: said(200),
  links: values,
  experience: list(
    v.object({
      employer: said(300),
      title: said(300),
      location: said(200),
      start: said(20),
      end: said(20),
      summary: list(said(3000), 100),
    }),
    100,
  ),
  education: list(
    v.object({
      institution: said(300),
      qualification: said(300),
      start: said(20),
      end: said(20),
      summary: list(said(3000), 100),
    }),
    60,
  ),
  skills: values,
  languages: values,
  certifications: values,
  sections: list(v.object({ kind: said(30), heading: said(200) }), 100),
})
type ModelCv = v.InferOutput<typeof modelCv>

/** The confidence of every value, because a model does not tell how sure it is. 0 to 1. */
const CONFIDENCE = 0.8
const MAX_WARNINGS = 100

/** The model's answer, without values that the text does not hold. Sections hold the whole text. Null: no valid object. */
export function readModelCv(answer: string, text: string): ParsedCv | null {
  const read = v.safeParse(modelCv, readJson(answer))
  if (!read.success) return null
  const warnings: NonNullable<ParsedCv['warnings']> = []
  const ground = createGrounding(text)
  const take = (field: string, value: string, how: keyof Grounding = 'says'): Parsed | null => {
    if (value === '') return null
    if (ground[how](value)) return { value, confidence: CONFIDENCE, source: [] }
    warnings.push({ field, value: value.slice(0, 200) })
    return null
  }
  const takeAll = (field: string, all: readonly string[], how: keyof Grounding = 'says'): Parsed[] =>
    all.flatMap((value, at) => take(`${field}.${at}`, value, how) ?? [])
  const takeDate = (field: string, value: string): Parsed | null =>
    /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(value) ? take(field, value, 'saysYear') : null
  const takeLines = (field: string, lines: readonly string[]): string[] =>
    lines.filter((line, at) => take(`${field}.${at}`, line) !== null)

  const cv = read.output
  const experience = cv.experience.map((job, at) => ({
    employer: take(`experience.${at}.employer`, job.employer),
    title: take(`experience.${at}.title`, job.title),
    location: take(`experience.${at}.location`, job.location),
    start: takeDate(`experience.${at}.start`, job.start),
    end: takeDate(`experience.${at}.end`, job.end),
    current: /^(?:present|current|now)$/i.test(job.end),
    summary: takeLines(`experience.${at}.summary`, job.summary),
  }))
  const education = cv.education.map((study, at) => ({
    institution: take(`education.${at}.institution`, study.institution),
    qualification: take(`education.${at}.qualification`, study.qualification),
    start: takeDate(`education.${at}.start`, study.start),
    end: takeDate(`education.${at}.end`, study.end),
    summary: takeLines(`education.${at}.summary`, study.summary),
  }))
  const parts = {
    candidateName: take('candidateName', cv.candidateName),
    emailAddress: take('emailAddress', cv.emailAddress, 'saysClosely'),
    phoneNumber: take('phoneNumber', cv.phoneNumber, 'saysDigits'),
    headline: take('headline', cv.headline),
    location: take('location', cv.location),
    experience: experience.filter((job) => job.employer ?? job.title),
    education: education.filter((study) => study.institution ?? study.qualification),
    skills: takeAll('skills', cv.skills),
  }
  const filled = Object.values(parts).filter((part) => (Array.isArray(part) ? part.length > 0 : part !== null)).length
  return {
    format: 'txt',
    pages: 1,
    language: /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})?$/.test(cv.language) ? cv.language : null,
    ...parts,
    links: takeAll('links', cv.links, 'saysClosely').flatMap((link) => {
      const value = linkTarget(link.value)
      return value?.startsWith('https://') ? [{ ...link, value }] : []
    }),
    languages: takeAll('languages', cv.languages),
    certifications: takeAll('certifications', cv.certifications),
    sections: sectionsOf(text, cv),
    unplaced: [],
    wordCount: countWords(text),
    ...measureTimeline(parts.experience),
    score: Math.round((filled / Object.keys(parts).length) * 100),
    ...(warnings.length > 0 && { warnings: warnings.slice(0, MAX_WARNINGS) }),
  }
}

/** The text, cut where a line is a heading that the model named. Every word stays, in its order. */
function sectionsOf(text: string, cv: ModelCv): ParsedSection[] {
  const waiting = cv.sections.map(({ kind, heading }) => ({
    kind: sectionKinds.find((one) => one === kind) ?? 'other',
    key: plain(heading),
  }))
  const sections: { kind: SectionKind; heading: string; lines: string[] }[] = [
    { kind: 'profile', heading: '', lines: [] },
  ]
  for (const line of text.split('\n')) {
    const at = plain(line) === '' ? -1 : waiting.findIndex(({ key }) => key === plain(line))
    const found = waiting[at]
    if (found) {
      waiting.splice(0, at + 1)
      sections.push({ kind: found.kind, heading: line.trim(), lines: [] })
    } else sections.at(-1)?.lines.push(line)
  }
  return sections
    .map(({ kind, heading, lines }) => ({ kind, heading, lines: lines.flatMap(lineOf), source: [] }))
    .filter((section) => section.heading !== '' || section.lines.length > 0)
}

function lineOf(said: string): ParsedLine[] {
  const [, sign, text = ''] = /^(• )?(.*)$/su.exec(said.trim()) ?? []
  return text ? [{ role: sign ? 'item' : 'text', level: 0, runs: [{ text }], source: [] }] : []
}

function readJson(answer: string): unknown {
  const from = answer.indexOf('{')
  const to = answer.lastIndexOf('}')
  try {
    return from < 0 ? null : JSON.parse(answer.slice(from, to + 1))
  } catch {
    return null
  }
}
