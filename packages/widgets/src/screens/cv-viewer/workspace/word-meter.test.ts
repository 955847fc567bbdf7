import { describe, expect, it } from 'vitest'
import type { LineRole, ParsedCv, ParsedLine, ParsedSection, Section, SectionKind } from '@tabard/contract'
import { sectionsFromParsed } from '@tabard/paper'
import { appendLine, changeSection, setHidden } from '../cv-viewer.model.ts'
import { keptBackLines, showLine } from './kept-back-lines.ts'
import { wordMeter } from './word-meter.ts'

const line = (role: LineRole, text: string, more: Partial<ParsedLine> = {}): ParsedLine => ({
  role,
  level: 0,
  runs: [{ text }],
  source: [],
  ...more,
})
const section = (kind: SectionKind, heading: string, ...lines: ParsedLine[]): ParsedSection => ({
  kind,
  heading,
  lines,
  source: [],
})

/** 24 words: 13 of the CV, eight of contact details, one that was left over and two of page labels. */
const parsed = {
  wordCount: 24,
  sections: [
    section('personal', '', line('contact', 'Ada Byron')),
    section('experience', 'WORK', line('title', 'Programmer'), line('item', 'Wrote the first programme, for nobody.')),
    section('personal', 'Personal details', line('text', 'British'), line('contact', 'T 020 7946')),
    section('skills', 'Skills', line('text', 'Knots'), line('contact', 'byron'), line('furniture', '1/2')),
  ],
  unplaced: [
    { text: 'Ada, byron', source: [{ page: 2, x: 0, y: 0, width: 1, height: 1 }], contact: true },
    { text: 'Leftover', source: [] },
  ],
} as unknown as ParsedCv
const read = (): Section[] => sectionsFromParsed(parsed)
const idOf = (kind: SectionKind): string => read().find((one) => one.kind === kind && !one.hidden)?.id ?? ''

describe('the word meter', () => {
  it('tells what is shown, what is kept back and what stands nowhere', () => {
    expect(wordMeter(parsed, read(), false)).toEqual({
      total: 24,
      shown: 13,
      keptBack: 10,
      missing: 1,
      percent: 95,
      unplaced: [{ text: 'Leftover', page: null }],
      contacts: [{ text: 'Ada, byron', page: 2 }],
    })
  })

  it('counts a line of contact details as shown where the template shows contacts', () => {
    expect(wordMeter(parsed, read(), true)).toMatchObject({ shown: 14, keptBack: 9, missing: 1 })
  })

  it('says 100 once everything is placed', () => {
    const placed = appendLine(read(), idOf('skills'), 'Leftover')
    expect(wordMeter(parsed, placed, false)).toMatchObject({ percent: 100, missing: 0, unplaced: [] })
  })

  it('falls when a text is replaced by other words', () => {
    const replaced = changeSection(read(), idOf('experience'), { content: [{ insert: 'x\n' }] })
    expect(wordMeter(parsed, replaced, false)).toMatchObject({ missing: 8, percent: 66 })
  })

  it('counts a word only as often as it stands in the document', () => {
    const [first, second] = ['one', 'two'].map((id) => ({
      ...(read()[0] as Section),
      id,
      content: [{ insert: 'a\n' }],
    }))
    const twice = { ...parsed, wordCount: 2, unplaced: [], sections: [section('other', '', line('text', 'a a'))] }
    expect(wordMeter(twice, [first as Section], false)?.percent).toBe(50)
    expect(wordMeter(twice, [first as Section, second as Section], false)?.percent).toBe(100)
  })

  it('counts what is hidden on purpose as kept back', () => {
    const hidden = setHidden(read(), idOf('experience'), true)
    expect(wordMeter(parsed, hidden, false)).toMatchObject({ shown: 5, keptBack: 18, missing: 1 })
  })

  it('counts each sign of a Chinese text', () => {
    const chinese = {
      ...parsed,
      wordCount: 1,
      unplaced: [],
      sections: [section('other', '', line('text', '項目經理'))],
    }
    expect(wordMeter(chinese, [{ ...(read()[0] as Section), content: [{ insert: '項目\n' }] }], false)?.percent).toBe(
      50,
    )
  })
})

describe('lines that are kept back', () => {
  const textsOf = (sections: readonly Section[], showsContact = false) =>
    keptBackLines(sections, showsContact).map(({ text }) => text)

  it('are listed in the order of the document', () => {
    expect(textsOf(read())).toEqual(['Ada Byron', 'T 020 7946', 'byron'])
  })

  it('are those of hidden sections where the template shows contacts', () => {
    expect(textsOf(read(), true)).toEqual(['Ada Byron', 'T 020 7946'])
  })

  it('are not those of a section that somebody hid with more in it', () => {
    expect(textsOf(setHidden(read(), idOf('skills'), true))).toEqual(['Ada Byron', 'T 020 7946'])
  })

  it('are shown one by one, also out of a hidden section', () => {
    const shown = keptBackLines(read(), false).reduce((sections, one) => showLine(sections, one), read())
    expect(textsOf(shown)).toEqual([])
    expect(shown.some(({ hidden }) => hidden)).toBe(false)
    expect(wordMeter(parsed, shown, false)).toMatchObject({ shown: 19, keptBack: 4 })
  })
})
