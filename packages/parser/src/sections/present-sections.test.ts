import type { Parsed, ParsedCv, ParsedJob, ParsedLine, SectionKind } from '@tabard/contract'
import { lineText } from '@tabard/contract'
import { expect, it } from 'vitest'
import { markAgain } from '../index.ts'

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
  sections: [],
  unplaced: [],
  wordCount: 60,
  totalExperience: 9,
  averageTenure: 3,
  score: 90,
}

const printed = (text: string): ParsedLine => ({
  role: text.startsWith('• ') ? 'item' : 'text',
  level: 0,
  runs: [{ text: text.replace(/^• /, '').replaceAll(' | ', '\t') }],
  source: [],
})

/** The lines of one section of the CV above, each with its role; a gap is a bar. */
function marked(kind: SectionKind, heading: string, ...lines: string[]): string[][] {
  const { sections } = markAgain({ ...cv, sections: [{ kind, heading, lines: lines.map(printed), source: [] }] })
  return sections.flatMap((section) => section.lines.map((line) => [line.role, lineText(line)]))
}

const jobs = [
  'Analytical Engines Ltd, London — Head of Programming (Mar 2020 – Present)',
  '• Wrote the first programme.',
  'Analyst',
  'Difference Works',
  '2015 - 2020',
  'Worked with Babbage & Sons on differences, and also did many other things for them.',
  'Sept 2011 to Jan 2015',
  'Clerk at Babbage & Sons',
  '• Copied numbers.',
]

it('marks titles, organisations and dates however the CV arranged them', () => {
  expect(marked('experience', 'WORK EXPERIENCE:', ...jobs)).toEqual([
    ['title', 'Head of Programming'],
    ['organisation', 'Analytical Engines Ltd | London'],
    ['dates', 'Mar 2020 – Present'],
    ['item', 'Wrote the first programme.'],
    ['title', 'Analyst'],
    ['organisation', 'Difference Works'],
    ['dates', '2015 - 2020'],
    ['text', 'Worked with Babbage & Sons on differences, and also did many other things for them.'],
    ['title', 'Clerk at'],
    ['organisation', 'Babbage & Sons'],
    ['dates', 'Sept 2011 to Jan 2015'],
    ['item', 'Copied numbers.'],
  ])
})

it('keeps every sign of a line it divides', () => {
  const signs = (text: string): string[] => [...text.replace(/\s/g, '')].sort()
  const lines = jobs.map(printed)
  const { sections } = markAgain({ ...cv, sections: [{ kind: 'experience', heading: 'Work', lines, source: [] }] })
  const kept = sections.flatMap((section) => section.lines.flatMap(({ runs }) => runs.map((run) => run.text)))
  expect(signs(kept.join(''))).toEqual(signs(jobs.join('').replaceAll('• ', '')))
})

it('marks lines that only say how to reach the candidate, and nothing else', () => {
  const top = [
    'Ada Byron',
    'Tel: +44 20 7946 0000 | ada@byron.example',
    'linkedin.com/in/ada-byron',
    'I write programmes for machines that do not exist.',
  ]
  expect(marked('personal', '', ...top)).toEqual([
    ['contact', 'Ada Byron'],
    ['contact', 'Tel: +44 20 7946 0000 | ada@byron.example'],
    ['contact', 'linkedin.com/in/ada-byron'],
    ['text', 'I write programmes for machines that do not exist.'],
  ])
  expect(marked('skills', 'Skills', 'Knots')).toEqual([['text', 'Knots']])
})

it('marks a form of personal data whole, under any heading', () => {
  expect(
    marked('profile', 'Me', 'Name | Ada Byron', 'Phone | +44 20 7946 0000', 'Nationality | British').map(
      ([role]) => role,
    ),
  ).toEqual(['contact', 'contact', 'contact'])
})

it('reads a name and dates that stood apart on one line as an entry, in either order', () => {
  expect(
    marked('projects', 'P', 'FlashInfer | Jan 2023 – present', 'A library.', '2019 – 2020 | Home automation'),
  ).toEqual([
    ['title', 'FlashInfer'],
    ['dates', 'Jan 2023 – present'],
    ['text', 'A library.'],
    ['title', 'Home automation'],
    ['dates', '2019 – 2020'],
  ])
})

it.each<[SectionKind, string, string[][]]>([
  ['languages', 'English | Mother tongue', [['term', 'English | Mother tongue']]],
  ['certifications', '2019 | Sailing, offshore', [['term', 'Sailing, offshore | 2019']]],
  ['skills', 'Software | LibreOffice, LaTeX', [['label', 'Software | LibreOffice, LaTeX']]],
  [
    'skills',
    'SQL | Sails | Knots',
    [
      ['text', 'SQL'],
      ['text', 'Sails'],
      ['text', 'Knots'],
    ],
  ],
  ['profile', 'Since | 2019', [['text', 'Since | 2019']]],
])('tells terms from labels and grids: %s, %s', (kind, line, expected) => {
  expect(marked(kind, 'Heading', line)).toEqual(expected)
})
