import type { FurnitureSort, LineRole, ParsedCv, ParsedLine, ParsedSection, SectionKind } from '@tabard/contract'
import { expect, it } from 'vitest'
import { linesOf, textOf } from '../delta/index.ts'
import { sectionsFromParsed } from '../index.ts'

const line = (role: LineRole, ...texts: string[]): ParsedLine => ({
  role,
  level: 0,
  runs: texts.map((text) => ({ text })),
  source: [],
})

const section = (kind: SectionKind, heading: string, ...lines: ParsedLine[]): ParsedSection => ({
  kind,
  heading,
  lines,
  source: [],
})

const cvOf = (...sections: ParsedSection[]): ParsedCv => ({
  format: 'pdf',
  pages: 1,
  language: 'en',
  candidateName: null,
  emailAddress: null,
  phoneNumber: null,
  headline: null,
  location: null,
  links: [],
  experience: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  sections,
  unplaced: [],
  wordCount: 60,
  totalExperience: null,
  averageTenure: null,
  score: 90,
})

const cv = cvOf(
  section(
    'personal',
    '',
    line('contact', 'Ada Byron'),
    line('contact', 'Tel: +44 20 7946 0000\tada@byron.example'),
    line('text', 'I write programmes for ', 'machines that do not exist.'),
    line('contact', 'linkedin.com/in/ada-byron'),
  ),
  section(
    'experience',
    'WORK EXPERIENCE:',
    line('title', 'Head of Programming'),
    line('organisation', 'Analytical Engines Ltd\tLondon'),
    line('dates', 'Mar 2020 – Present'),
    line('item', 'Wrote the first programme.'),
    line('furniture', 'Page 1 of 2'),
  ),
)

const shown = (parsed: ParsedCv) =>
  sectionsFromParsed(parsed).flatMap(({ content }) =>
    linesOf(content).map(({ attributes, runs }) => [
      attributes.entry ?? attributes.list ?? attributes.keptBack ?? '',
      runs.map((run) => run.text).join(''),
    ]),
  )

it('takes every line as the parser says it is, in its order, and leaves page labels out', () => {
  expect(shown(cv)).toEqual([
    ['contact', 'Ada Byron'],
    ['contact', 'Tel: +44 20 7946 0000 | ada@byron.example'],
    ['', 'I write programmes for machines that do not exist.'],
    ['contact', 'linkedin.com/in/ada-byron'],
    ['title', 'Head of Programming'],
    ['organisation', 'Analytical Engines Ltd, London'],
    ['dates', 'Mar 2020 – Present'],
    ['bullet', 'Wrote the first programme.'],
  ])
})

it.each<[FurnitureSort | undefined, string[][]]>([
  [undefined, []],
  ['page', []],
  ['updated', [['furniture', 'Last updated: May 2024']]],
  ['name', [['furniture', 'Last updated: May 2024']]],
  ['help', [['furniture', 'Last updated: May 2024']]],
])('keeps words of the old pages back, and leaves page labels out: %s', (furniture, expected) => {
  const words = { ...line('furniture', 'Last updated: May 2024'), ...(furniture && { furniture }) }
  expect(shown(cvOf(section('other', '', line('text', 'Knots'), words)))).toEqual([['', 'Knots'], ...expected])
})

it('hides what only says how to reach the candidate, where it stood between the rest', () => {
  const personal = sectionsFromParsed(cv).filter(({ kind }) => kind === 'personal')
  expect(personal.map(({ hidden }) => hidden ?? false)).toEqual([true, false, true])
  expect(textOf(personal[0]?.content ?? [])).toContain('ada@byron.example')
})

it('keeps contact details back between the lines of another section, which stays whole', () => {
  const lines = [line('text', 'Sailing'), line('contact', 'ada@byron.example'), line('text', 'Knots')]
  const [interests, ...more] = sectionsFromParsed(cvOf(section('interests', 'Interests', ...lines)))
  expect(more).toEqual([])
  expect(interests?.hidden).toBeUndefined()
  expect(linesOf(interests?.content ?? []).map(({ attributes }) => attributes.keptBack)).toEqual([
    undefined,
    'contact',
    undefined,
  ])
})

it.each<[SectionKind, true | undefined]>([
  ['personal', true],
  ['profile', true],
  ['references', undefined],
])('hides a section of contact details alone where it may be a form of personal data: %s', (kind, hidden) => {
  const [only] = sectionsFromParsed(cvOf(section(kind, 'A heading', line('contact', 'ada@byron.example'))))
  expect(only?.hidden).toBe(hidden)
})

it.each<[LineRole, string]>([
  ['term', 'English\tMother tongue'],
  ['label', 'English: Mother tongue'],
  ['text', 'English | Mother tongue'],
])('sets the parts of a line apart as its role wants it: %s', (role, expected) => {
  expect(shown(cvOf(section('languages', 'Languages', line(role, 'English\tMother tongue'))))).toEqual([['', expected]])
})

it('leaves out signs that only separated the parts of a printed line', () => {
  const title = { ...line('title'), runs: [{ text: '— ', sign: true as const }, { text: 'Planner' }] }
  expect(shown(cvOf(section('experience', 'Work', title)))).toEqual([['title', 'Planner']])
})

it('keeps a heading under which nothing stands', () => {
  expect(sectionsFromParsed(cvOf(section('other', 'Notes')))).toMatchObject([{ title: 'Notes' }])
})

it('prints headings as titles, not as they were shouted', () => {
  expect(sectionsFromParsed(cv).map(({ title }) => title)).toContain('Work experience')
})

it('gives every section its own id', () => {
  const ids = sectionsFromParsed(cv).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
