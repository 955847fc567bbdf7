import { lineText, type ParsedCv } from '@tabard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from '../parse.ts'
import { buildDocx, footer, paragraph } from '../testing/build-docx.ts'

const HEADING = '<w:outlineLvl w:val="0"/>'

/** A CV of Ada Byron with these lines under the last heading. */
async function cvWith(
  heading: string,
  lines: readonly string[],
  more: Record<string, Uint8Array> = {},
): Promise<ParsedCv> {
  const body = [
    paragraph('Ada Byron'),
    paragraph('ada@byron.example'),
    paragraph('+44 20 7946 0018'),
    paragraph('linkedin.com/in/ada-byron'),
    paragraph('Profile', HEADING),
    paragraph('I write programmes for machines that do not exist.'),
    paragraph(heading, HEADING),
    ...lines.map((line) => paragraph(line)),
  ]
  const result = await parse(buildDocx(body.join(''), more))
  if (!result.ok) throw new Error(result.reason)
  return result.cv
}

const contactsOf = ({ sections }: ParsedCv): string[] =>
  (sections.at(-1)?.lines ?? []).flatMap((line) => (line.role === 'contact' ? [lineText(line)] : []))

const contacts = [
  'ada@byron.example',
  'Ada Byron — ada@byron.example — +44 20 7946 0018',
  'E-mail: ada@byron.example',
  'T +44 (0)20 7946 0018',
  'Mobile: 020 7946 0018',
  'linkedin.com/in/ada-byron',
  'https://www.linkedin.com/in/ada-byron/',
  'LinkedIn: ada-byron',
  'Twitter: @adab',
  'github.com/adab',
  'www.ada-byron.example',
  'Address: 12 High Street, Leeds LS1 4AB',
  'Skype: ada.byron',
  '\u{1F4DE} +44 20 7946 0018 \u2709 ada@byron.example',
]
const others = [
  'Sailing, and the theory of knots.',
  'Wrote to ada@byron.example about engines and was answered by return of post.',
  'www.analytical-engines.example',
  'github.com/adab/first-programme',
  'GitHub, GitLab, LinkedIn',
  'GitHub: Actions',
  '2019 – 2023',
  '03/2022 - 04/2025',
  '12 High Street, Leeds LS1 4AB',
  'Licence 020 7946 0019',
]

describe.each(['Interests', 'Certifications', 'Projects', 'Work experience'])('under the heading %s', (heading) => {
  let cv: ParsedCv
  beforeAll(async () => {
    cv = await cvWith(heading, ['Knots and other bends.', ...contacts, ...others])
  })

  it.each(contacts)('takes %s for contact details', (text) => {
    expect(contactsOf(cv)).toContain(text)
  })

  it.each(others)('leaves %s alone', (text) => {
    expect(contactsOf(cv)).not.toContain(text)
  })
})

it('knows a street and a bare number among personal details', async () => {
  const rows = ['12 High Street, Leeds LS1 4AB', '020 7946 0019', 'GitHub: adab', 'Nationality: British']
  expect(contactsOf(await cvWith('Personal details', rows))).toEqual(rows.slice(0, 3))
})

it('tells contact details at the foot of the pages', async () => {
  const cv = await cvWith('Interests', ['Knots.'], footer('Ada Byron | ada@byron.example | +44 20 7946 0018'))
  expect(cv.unplaced).toMatchObject([{ text: expect.stringContaining('ada@byron.example'), contact: true }])
})

it('takes no row of contact details for the end of the sentence above it', async () => {
  const long = 'Wrote the first programme for a machine that was drawn and never built'
  const cv = await cvWith('Interests', [long, 'ada@byron.example | +44 20 7946 0018'])
  expect(contactsOf(cv)).toHaveLength(1)
})
