import type { Op, Section } from '@tabard/contract'
import { describe, expect, it } from 'vitest'
import { changeBetween, linesOf, mergeSections, normaliseBullets, opsOf, textOf } from './index.ts'

const section = (id: string, text: string, more: Partial<Section> = {}): Section => ({
  id,
  title: id,
  kind: 'other',
  content: [{ insert: `${text}\n` }],
  ...more,
})
const texts = (sections: readonly Section[]): string[] => sections.map((one) => textOf(one.content).trim())
const base = [section('a', 'The quick fox'), section('b', 'Second'), section('c', 'Third')]

describe('mergeSections', () => {
  it.each([
    [
      'keeps both sides’ words in one sentence',
      [section('a', 'The very quick fox')],
      [section('a', 'The quick red fox')],
      ['The very quick red fox'],
    ],
    [
      'keeps what both typed at one place',
      [section('a', 'The quick fox, mine')],
      [section('a', 'The quick fox, theirs')],
      ['The quick fox, theirs, mine'],
    ],
    [
      'keeps once what one side sends again',
      [section('a', 'The slow old fox')],
      [section('a', 'The slow old fox')],
      ['The slow old fox'],
    ],
    [
      'keeps once what one side sends again with more behind it',
      [section('a', 'The slow old fox and hound')],
      [section('a', 'The slow old fox and')],
      ['The slow old fox and hound'],
    ],
    [
      'does not bring back what the other side took away',
      [section('a', 'The quick fox!')],
      [section('a', 'The fox')],
      ['The fox!'],
    ],
    [
      'keeps a new section once that grew while its answer was lost',
      [section('a', 'The quick fox'), section('new', 'Dutch, French')],
      [section('a', 'The quick fox'), section('new', 'Dutch')],
      ['The quick fox', 'Dutch, French'],
    ],
    [
      'lets a deletion stand beside an edit elsewhere in the text',
      [section('a', 'quick fox')],
      [section('a', 'The quick foxes')],
      ['quick foxes'],
    ],
  ])('%s', (_name, mine, theirs, merged) => {
    expect(texts(mergeSections(base.slice(0, 1), mine, theirs))).toEqual(merged)
  })

  it('takes a section away where one side deleted it and the other left it alone', () => {
    const mine = base.filter((one) => one.id !== 'b')
    expect(mergeSections(base, mine, base).map((one) => one.id)).toEqual(['a', 'c'])
    expect(mergeSections(base, base, mine).map((one) => one.id)).toEqual(['a', 'c'])
  })

  it('lets an edit outlive the other side’s deletion', () => {
    const mine = base.filter((one) => one.id !== 'b')
    const theirs = base.map((one) => (one.id === 'b' ? section('b', 'Second, and better') : one))
    expect(texts(mergeSections(base, mine, theirs))).toContain('Second, and better')
    expect(texts(mergeSections(base, theirs, mine))).toContain('Second, and better')
  })

  it('keeps new sections of both sides, even under one id', () => {
    const merged = mergeSections(base, [...base, section('new', 'mine')], [...base, section('new', 'theirs')])
    expect(texts(merged).slice(3).sort()).toEqual(['mine', 'theirs'])
    expect(new Set(merged.map((one) => one.id)).size).toBe(5)
  })

  it('keeps that one side put a section in its place while the other wrote in it', () => {
    const mine = base.map((one) => (one.id === 'b' ? { ...one, placed: true } : one))
    const theirs = base.map((one) => (one.id === 'b' ? section('b', 'Second, and better') : one))
    expect(mergeSections(base, mine, theirs)[1]).toMatchObject({ placed: true })
    expect(mergeSections(base, theirs, mine)[1]).toMatchObject({ placed: true })
  })

  it('follows the side that moved sections', () => {
    const moved = [...base].reverse()
    const edited = base.map((one) => (one.id === 'a' ? section('a', 'The quick dog') : one))
    const merged = mergeSections(base, moved, edited)
    expect(merged.map((one) => one.id)).toEqual(['c', 'b', 'a'])
    expect(texts(merged)).toContain('The quick dog')
  })

  it('merges title, kind and hidden each by itself', () => {
    const before = [section('a', 'x', { title: 'Old' })]
    const merged = mergeSections(
      before,
      [section('a', 'x', { title: 'Mine' })],
      [section('a', 'x', { title: 'Old', hidden: true })],
    )
    expect(merged[0]).toMatchObject({ title: 'Mine', hidden: true })
  })

  it('merges formatting with text', () => {
    const bold: Op[] = [{ insert: 'The ' }, { insert: 'quick', attributes: { bold: true } }, { insert: ' fox\n' }]
    const [merged] = mergeSections(
      base.slice(0, 1),
      [section('a', '', { content: bold })],
      [section('a', 'The quick fox runs')],
    )
    expect(merged?.content).toEqual([
      { insert: 'The ' },
      { insert: 'quick', attributes: { bold: true } },
      { insert: ' fox runs\n' },
    ])
  })

  it('changes nothing when nobody changed anything', () => {
    expect(mergeSections(base, base, base)).toEqual(base)
  })
})

it('compares long and hostile documents line by line, and still exactly', () => {
  const lines = Array.from({ length: 4000 }, (_, at) => `Line ${at % 97} ${'word '.repeat(at % 5)}`)
  const before: Op[] = [{ insert: `${lines.join('\n')}\n` }]
  const after: Op[] = [
    { insert: `${['First', ...lines.slice(5, 2000), 'Middle', ...lines.slice(2100)].join('\n')}\n` },
    { insert: { identifier: true } },
    { insert: '\n' },
  ]
  const change = changeBetween(before, after)
  expect(changeBetween([{ insert: '\n' }], before).length()).toBeGreaterThan(0)
  expect(opsOf(linesOf(change.ops.length > 0 ? (applied(before, after) as Op[]) : []))).toEqual(opsOf(linesOf(after)))
  const monster: Op[] = [{ insert: `${'x'.repeat(100_000)}\n` }]
  expect(textOf(mergeOne(before, monster, before)).length).toBeGreaterThanOrEqual(100_000)
})

it('reads typed bullets as list items and leaves dashes inside words alone', () => {
  expect(normaliseBullets([{ insert: '- one\n•  two\nre-plan\n' }])).toEqual([
    { insert: 'one' },
    { insert: '\n', attributes: { list: 'bullet' } },
    { insert: 'two' },
    { insert: '\n', attributes: { list: 'bullet' } },
    { insert: 're-plan\n' },
  ])
})

it('carries no attribute it does not know', () => {
  const hostile = JSON.parse(
    '[{"insert":"a","attributes":{"__proto__":{"bold":true},"style":"x","onclick":"y","bold":true}},{"insert":"\\n"}]',
  ) as Op[]
  expect(opsOf(linesOf(hostile))).toEqual([{ insert: 'a', attributes: { bold: true } }, { insert: '\n' }])
})

function applied(before: readonly Op[], after: readonly Op[]): unknown[] {
  const [merged] = mergeSections(
    [section('a', '', { content: [...before] })],
    [section('a', '', { content: [...after] })],
    [section('a', '', { content: [...before] })],
  )
  return merged?.content ?? []
}

function mergeOne(before: Op[], mine: Op[], theirs: Op[]): Op[] {
  return mergeSections(
    [section('a', '', { content: before })],
    [section('a', '', { content: mine })],
    [section('a', '', { content: theirs })],
  ).flatMap((one) => one.content)
}
