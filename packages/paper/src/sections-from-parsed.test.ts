import type { Parsed, ParsedCv, ParsedJob } from '@tabard/contract'
import { expect, it } from 'vitest'
import { linesOf, textOf } from './delta/index.ts'
import { sectionsFromParsed } from './index.ts'

const said = (value: string): Parsed => ({ value, confidence: 1, source: [] })
const job = (employer: string, title: string, start: string, end: string | null, location?: string): ParsedJob => ({
  employer: said(employer),
  title: said(title),
  location: location ? said(location) : null,
  start: said(start),
  end: end ? said(end) : null,
  current: !end,
  summary: [],
})

const cv: ParsedCv = {
  format: 'pdf',
  pages: 1,
  language: 'en',
  candidateName: said('Ada Byron'),
  emailAddress: said('ada@byron.example'),
  phoneNumber: said('+442079460000'),
  headline: said('Analyst'),
  location: said('London'),
  links: [said('https://www.linkedin.com/in/ada-byron')],
  experience: [
    job('Analytical Engines Ltd', 'Head of Programming', '2020-03', null, 'London'),
    job('Difference Works', 'Analyst', '2015', '2020'),
    job('Babbage & Sons', 'Clerk', '2011-09', '2015-01'),
  ],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  sections: [
    {
      kind: 'personal',
      heading: '',
      text: 'Ada Byron\nAnalyst\nTel: +44 20 7946 0000 | ada@byron.example\nlinkedin.com/in/ada-byron\nI write programmes for machines that do not exist.',
      source: [],
    },
    {
      kind: 'experience',
      heading: 'WORK EXPERIENCE:',
      text: [
        'Analytical Engines Ltd, London — Head of Programming (Mar 2020 – Present)',
        '• Wrote the first programme.',
        'Analyst',
        'Difference Works',
        '2015 - 2020',
        'Worked with Babbage & Sons on differences, and also did many other things for them.',
        'Sept 2011 to Jan 2015',
        'Clerk at Babbage & Sons',
        '• Copied numbers.',
      ].join('\n'),
      source: [],
    },
  ],
  unplaced: [],
  wordCount: 60,
  totalExperience: 9,
  averageTenure: 3,
  score: 90,
}

const tokens = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).sort()

it('keeps every word of the sections', () => {
  const before = cv.sections.map((section) => section.text).join('\n')
  const after = sectionsFromParsed(cv)
    .map((section) => textOf(section.content))
    .join('\n')
  expect(tokens(after)).toEqual(tokens(before))
})

it('marks titles, organisations and dates however the CV arranged them', () => {
  const experience = sectionsFromParsed(cv).find((section) => section.kind === 'experience')
  const marked = linesOf(experience?.content ?? []).map((line) => [
    line.attributes.entry ?? line.attributes.list ?? '',
    line.runs.map((run) => run.text).join(''),
  ])
  expect(marked).toEqual([
    ['title', 'Head of Programming'],
    ['organisation', 'Analytical Engines Ltd, London'],
    ['dates', 'Mar 2020 – Present'],
    ['bullet', 'Wrote the first programme.'],
    ['title', 'Analyst'],
    ['organisation', 'Difference Works'],
    ['dates', '2015 - 2020'],
    ['', 'Worked with Babbage & Sons on differences, and also did many other things for them.'],
    ['title', 'Clerk at'],
    ['organisation', 'Babbage & Sons'],
    ['dates', 'Sept 2011 to Jan 2015'],
    ['bullet', 'Copied numbers.'],
  ])
})

it('hides lines that only say how to reach the candidate, and nothing else', () => {
  const [contact, intro] = sectionsFromParsed(cv)
  expect(contact?.hidden).toBe(true)
  expect(textOf(contact?.content ?? [])).toContain('ada@byron.example')
  expect(intro?.hidden).toBeUndefined()
  expect(textOf(intro?.content ?? [])).toContain('machines that do not exist')
})

it('prints headings as titles, not as they were shouted', () => {
  expect(sectionsFromParsed(cv).map((section) => section.title)).toContain('Work experience')
})

it('gives every section its own id', () => {
  const ids = sectionsFromParsed(cv).map((section) => section.id)
  expect(new Set(ids).size).toBe(ids.length)
})

const only = (kind: ParsedCv['sections'][number]['kind'], ...lines: string[]) =>
  sectionsFromParsed({ ...cv, sections: [{ kind, heading: 'Heading', text: lines.join('\n'), source: [] }] }).flatMap(
    ({ content, hidden }) =>
      linesOf(content).map((line) => [
        hidden ? 'hidden' : (line.attributes.entry ?? ''),
        line.runs.map((run) => run.text).join(''),
      ]),
  )

it('reads a name and dates that stood apart on one line as an entry, in either order', () => {
  expect(
    only('projects', 'FlashInfer | Jan 2023 – present', 'A library.', '2019 – 2020 | Home automation', '1/2'),
  ).toEqual([
    ['title', 'FlashInfer'],
    ['dates', 'Jan 2023 – present'],
    ['', 'A library.'],
    ['title', 'Home automation'],
    ['dates', '2019 – 2020'],
  ])
})

it('sets a level apart from its term, and sentences apart from each other', () => {
  expect(only('languages', 'English | Mother tongue')).toEqual([['', 'English\tMother tongue']])
  expect(only('skills', 'Software | LibreOffice, LaTeX')).toEqual([['', 'Software: LibreOffice, LaTeX']])
  expect(only('profile', 'I led teams. | Exceptional memory.')).toEqual([
    ['', 'I led teams.'],
    ['', 'Exceptional memory.'],
  ])
})

it('hides a form of personal data under any heading', () => {
  expect(only('profile', 'Name | Ada Byron', 'Phone | +44 20 7946 0000', 'Nationality | British')).toEqual([
    ['hidden', 'Name | Ada Byron'],
    ['hidden', 'Phone | +44 20 7946 0000'],
    ['hidden', 'Nationality | British'],
  ])
})
