import { localTransforms, type Attributes, type Op, type Section, type SectionKind } from '@tabard/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, textOf } from '../delta/index.ts'
import { sections as realCv } from '../testing/build-cv.ts'
import { transformSections, transformText, type TransformOptions } from './index.ts'

const section = (content: Op[], more: Partial<Section> = {}): Section => ({
  id: 'a',
  title: 'Experience',
  kind: 'experience',
  content,
  ...more,
})
const words = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ title, content }) => `${title}\n${textOf(content)}`.match(/[\p{L}\p{N}]+/gu) ?? [])
const embeds = (sections: readonly Section[]): unknown[] =>
  sections.flatMap(({ content }) =>
    content.filter(({ insert }) => typeof insert !== 'string').map(({ insert }) => insert),
  )

const pieces = fc.oneof(
  fc.constantFrom(
    ...[
      'Led a team of 12.',
      'Mar 2020 – Present',
      '01/2019',
      '2010-12',
      'JAN. 2018 to now',
      'ada@example.com',
      ' | ',
      ': ',
    ],
    ...[
      '• ',
      '- ',
      '\u00a0',
      '\u200b',
      '  ',
      'Ada Example',
      'ADA',
      'Tel: +44 20 7946 0000',
      'https://example.com/ada',
      'WORK',
    ],
    ...[
      '12 High Street, London SW1A 1AA',
      'HALDEN FOODS SAP',
      'Halden',
      'i.e. that. ',
      'No. 5. ',
      'O’Brien',
      'ß',
      'İ',
      '.',
      ',',
    ],
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
)
const run = fc.record(
  {
    insert: fc.array(pieces, { minLength: 1, maxLength: 5 }).map((all) => all.join('').replaceAll('\n', ' ') || 'x'),
    attributes: fc.record(
      { bold: fc.boolean(), link: fc.constantFrom('https://example.com/', 'mailto:ada@example.com') },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['insert'] },
)
const embed = fc.constantFrom<Op>({ insert: { candidateName: true } }, { insert: { tag: 'notice' } })
const lineLook = fc.constantFrom<Attributes>(
  {},
  {},
  {},
  { list: 'bullet' },
  { list: 'ordered' },
  { header: 2 },
  { entry: 'title' },
  { entry: 'dates' },
  { align: 'center' },
)
const line = fc
  .tuple(fc.array(fc.oneof({ arbitrary: run, weight: 6 }, { arbitrary: embed, weight: 1 }), { maxLength: 4 }), lineLook)
  .map(([runs, attributes]): Op[] => [...runs, { insert: '\n', attributes }])
const kind = fc.constantFrom<SectionKind>('profile', 'experience', 'personal', 'other')
const cv = fc
  .array(
    fc
      .tuple(fc.array(line, { minLength: 1, maxLength: 6 }), kind, fc.array(pieces, { maxLength: 2 }))
      .map(([lines, of, title]) => ({
        ...section(lines.flat()),
        kind: of,
        title: title.join('').trim(),
      })),
    { minLength: 1, maxLength: 3 },
  )
  .map((all): Section[] => all.map((one, at) => ({ ...one, id: `s${at}` })))

const options: TransformOptions = { names: ['Ada Example'], employers: ['Halden Foods'] }

describe.each(localTransforms)('%s, of any CV', (type) => {
  const twice = (sections: Section[]) => {
    const once = transformSections(sections, type, options)
    return [once, transformSections(once, type, options)] as const
  }

  it('done twice is as done once, keeps sections and placeholders, and changes nothing it was handed', () => {
    fc.assert(
      fc.property(cv, (sections) => {
        const before = structuredClone(sections)
        const [once, again] = twice(sections)
        expect(sections).toEqual(before)
        expect(again).toEqual(once)
        expect(once.map(({ id, kind: of }) => [id, of])).toEqual(sections.map(({ id, kind: of }) => [id, of]))
        expect(embeds(once)).toEqual(embeds(sections))
        for (const { content } of once) expect(content.at(-1)?.insert).toMatch(/\n$/)
      }),
      { numRuns: 300 },
    )
  })

  if (type === 'bullets' || type === 'tidy' || type === 'sentence-case' || type === 'headings') {
    it('loses no word', () => {
      fc.assert(
        fc.property(cv, (sections) => {
          const once = transformSections(sections, type, options)
          const plain = (all: readonly Section[]): string => words(all).join('').toLowerCase().replace(/\p{M}/gu, '')
          expect(plain(once)).toBe(plain(sections.map(withoutUnseen)))
        }),
        { numRuns: 300 },
      )
    })
  }

  it('leaves sections alone that were not named', () => {
    const other = section([{ insert: 'ADA EXAMPLE LED IT. 01/2019  ada@example.com\n' }], { id: 'b' })
    const mine = section([{ insert: 'ADA EXAMPLE LED IT. 01/2019  ada@example.com\n' }])
    const [changed, kept] = transformSections([mine, other], type, { ...options, sectionIds: ['a'] })
    expect(kept).toEqual(other)
    if (type !== 'headings' && type !== 'sentence-case') expect(changed).not.toEqual(mine)
  })
})

describe('a CV that somebody has looked through', () => {
  it.each(['tidy', 'sentence-case', 'headings', 'bullets', 'remove-contact'] as const)(
    'is not changed by %s',
    (type) => {
      const before = realCv.map(({ content }) => linesOf(content))
      expect(transformSections(realCv, type).map(({ content }) => linesOf(content))).toEqual(
        before.map((lines) =>
          lines.map((one) => ({
            ...one,
            runs: one.runs.map((part) => ({
              ...part,
              text: type === 'tidy' ? part.text.replaceAll('\t', ' ') : part.text,
            })),
          })),
        ),
      )
    },
  )
})

describe('bullets', () => {
  it('makes each sentence an item, and knows what is no end of one', () => {
    expect(
      transformText('Led e.g. Dr. Lee’s team of 4.5 people at Acme Ltd. in London. Won twice!  Left.', 'bullets'),
    ).toBe('• Led e.g. Dr. Lee’s team of 4.5 people at Acme Ltd. in London.\n• Won twice!\n• Left.')
  })

  it('leaves heads, items and a profile as they are', () => {
    const content: Op[] = [
      { insert: 'Planner. Utrecht.' },
      { insert: '\n', attributes: { entry: 'title' } },
      { insert: 'One. Two.' },
      { insert: '\n', attributes: { list: 'ordered' } },
    ]
    expect(transformSections([section(content)], 'bullets')[0]?.content).toEqual(content)
    const profile = section([{ insert: 'Calm. Kind.\n' }], { kind: 'profile' })
    expect(transformSections([profile], 'bullets')).toEqual([profile])
    expect(linesOf(transformSections([profile], 'bullets', { sectionIds: ['a'] })[0]?.content ?? [])).toHaveLength(2)
  })

  it('keeps the look of each piece', () => {
    const content: Op[] = [
      { insert: 'Led ' },
      { insert: 'ten people. Won', attributes: { bold: true } },
      { insert: ' twice.\n' },
    ]
    expect(transformSections([section(content)], 'bullets')[0]?.content).toEqual([
      { insert: 'Led ' },
      { insert: 'ten people.', attributes: { bold: true } },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'Won', attributes: { bold: true } },
      { insert: ' twice.' },
      { insert: '\n', attributes: { list: 'bullet' } },
    ])
  })
})

describe('dates', () => {
  it.each([
    ['January 2019 - march 2020', 'Jan 2019 – Mar 2020'],
    ['01/2019 to Present', 'Jan 2019 – Present'],
    ['Sept. 2018 until now', 'Sep 2018 – Present'],
    ['2019-03 – 2020-11', 'Mar 2019 – Nov 2020'],
    ['2014 - 2016', '2014 – 2016'],
    ['2014-present', '2014 – Present'],
    ['Since 3.2019', 'Since Mar 2019'],
    ['Worked there in May 2020, then left', 'Worked there in May 2020, then left'],
    ['2010-12', '2010-12'],
    ['05/06/2019', '05/06/2019'],
    ['ISO 9001/2015 and 13/2019', 'ISO 9001/2015 and 13/2019'],
    ['grew from 2010 to 2014 people', 'grew from 2010 to 2014 people'],
    ['März 2019', 'März 2019'],
    ['SQL Server 2012, 24/7, 1.2020.3', 'SQL Server 2012, 24/7, 1.2020.3'],
  ])('%s → %s', (before, after) => {
    expect(transformText(before, 'dates')).toBe(after)
  })

  it.each([
    ['MMMM YYYY', 'March 2019 – Present'],
    ['MM/YYYY', '03/2019 – Present'],
    ['YYYY-MM', '2019-03 – Present'],
    ['nonsense', 'Mar 2019 – Present'],
  ])('writes them as %s', (format, after) => {
    expect(transformText('Mar 2019 – current', 'dates', { format })).toBe(after)
  })
})

describe('sentence-case and headings', () => {
  it('knows names from where they are written as names, and acronyms from a list', () => {
    const [, shouted] = transformSections(
      [
        section([{ insert: 'Worked for Halden Foods in Rotterdam, on iOS.\n' }]),
        section([{ insert: 'SENIOR PLANNER FOR HALDEN FOODS, ROTTERDAM: IOS AND SQL. LED 12.\n' }], {
          id: 'b',
          title: 'WORK HISTORY',
        }),
      ],
      'sentence-case',
    )
    expect(textOf(shouted?.content ?? [])).toBe('Senior planner for Halden Foods, Rotterdam: IOS and SQL. Led 12.')
    expect(shouted?.title).toBe('Work history')
  })

  it('leaves what does not shout', () => {
    expect(transformText('SAP, SQL\nUK\nLed the NHS team', 'sentence-case')).toBe('SAP, SQL\nUK\nLed the NHS team')
  })

  it('puts headings alike, or calls them by their usual names', () => {
    const titled = section([{ insert: 'x\n' }], { title: 'W O R K  H I S T O R Y :' })
    expect(transformSections([titled], 'headings')[0]?.title).toBe('Work history')
    expect(transformSections([titled], 'headings', { standard: true })[0]?.title).toBe('Experience')
  })
})

describe('tidy', () => {
  it('leaves one space, one bullet and no empty lines in a row', () => {
    expect(transformText('  Led\u00a0 ten \u200bpeople , twice .\n\n\n▪ One\n–  Two\n\n', 'tidy')).toBe(
      'Led ten people, twice.\n\n• One\n• Two',
    )
  })
})

describe('remove-contact', () => {
  it.each([
    ['Email: ada@example.com | Tel: +44 (0)20 7946 0000 | London', 'London'],
    ['Ada Example, ada@example.com', 'Ada Example'],
    ['Find me at https://example.com/ada, or call 020 7946 0000.', 'Find me at, or call.'],
    ['linkedin.com/in/ada-example · github.com/ada', ''],
    ['(312) 555-0199', ''],
    ['12 High Street, London SW1A 1AA', ''],
    ['Musterstraße 5, 80331 München', ''],
    ['Address: wherever I live', ''],
    ['Mobile 07700 900123', 'Mobile'],
  ])('%s → %s', (before, after) => {
    expect(transformText(before, 'remove-contact')).toBe(after)
  })

  it.each([
    '2010 - 2014',
    'Jan 2019 – Mar 2020',
    '01/2019 - 03/2020',
    'Budget of £12,000,000 and 1 200 000 units',
    'Served 1,400 stores and 38 suppliers, 24/7',
    'ISO 9001:2015, IEC 61508-2010',
    'Contact centre manager',
    'Drove 10 Way Forward workshops',
    'ID 12345678',
  ])('keeps %s', (text) => {
    expect(transformText(text, 'remove-contact')).toBe(text)
  })

  it('takes links off words, and out what the application has', () => {
    const content: Op[] = [
      { insert: 'My page', attributes: { link: 'https://example.com/ada' } },
      { insert: ' in Utrecht\n' },
    ]
    const [changed] = transformSections([section(content)], 'remove-contact', { values: ['Utrecht'] })
    expect(changed?.content).toEqual([{ insert: 'My page in\n' }])
  })
})

describe('anonymise', () => {
  const names = { names: ['José Müller-Example'] }

  it.each([
    ['José Müller-Example led it', 'The candidate led it'],
    ['JOSE MULLER EXAMPLE', 'The candidate'],
    ['José’s team; Mr Müller wrote', 'The candidate’s team; Mr The candidate wrote'],
    ['José M. Example and Jose\u0301', 'The candidate and The candidate'],
    ['an example of muller', 'an example of muller'],
    ['He led it himself', 'He led it himself'],
  ])('%s → %s', (before, after) => {
    expect(transformText(before, 'anonymise', names)).toBe(after)
  })

  it('finds a name in two looks, hides employers when asked, and takes the links that tell', () => {
    const content: Op[] = [
      { insert: 'Jo' },
      { insert: 'sé', attributes: { bold: true } },
      { insert: ' worked at Halden Foods. ' },
      { insert: 'Profile', attributes: { link: 'https://www.linkedin.com/in/jos%C3%A9-m%C3%BCller-example' } },
      { insert: '\n' },
    ]
    const [changed] = transformSections([section(content)], 'anonymise', {
      ...names,
      employers: ['Halden Foods'],
      keepContact: true,
    })
    expect(changed?.content).toEqual([{ insert: 'The candidate worked at Confidential. Profile\n' }])
  })

  it('leaves nothing of the candidate behind, wherever it stood', () => {
    const given = fc.constantFrom(
      'Ada',
      'ADA',
      'Ada Example',
      'ada.example@example.com',
      'EXAMPLE, Ada',
      '+44 20 7946 0000',
      'Áda',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(pieces, given, fc.boolean()), { minLength: 1, maxLength: 8 }), (parts) => {
        const content = parts.flatMap(([piece, name, bold]): Op[] => [
          { insert: `${piece.replaceAll('\n', ' ')} ` },
          { insert: name, ...(bold && { attributes: { bold } }) },
          { insert: '\n' },
        ])
        const text = textOf(
          transformSections([section(content)], 'anonymise', { names: ['Ada Example'] })[0]?.content ?? [],
        )
        expect(text).not.toMatch(/\bAda\b|\bADA\b|Áda|Example\b|EXAMPLE|example\.com|7946/)
      }),
      { numRuns: 300 },
    )
  })
})

function withoutUnseen(one: Section): Section {
  const clean = (text: string): string => text.replace(/[\u00ad\u200b\u200c\u2060\ufeff]/gu, '')
  return { ...one, title: clean(one.title) }
}
