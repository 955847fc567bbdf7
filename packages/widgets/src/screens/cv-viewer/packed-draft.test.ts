import { describe, expect, it } from 'vitest'
import type { Op, Section } from '@tabard/contract'
import { fieldNames, type Draft, type Fields } from './cv-viewer.model.ts'
import { packDraft, unpackDraft } from './packed-draft.ts'

const fields = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Fields
const section = (id: string, content: Op[]): Section => ({ id, title: id, kind: 'other', content })
const draft = (...sections: Section[]): Draft => ({ sections, fields })
const bullet: Op = { insert: '\n', attributes: { list: 'bullet' } }
const list = (...lines: string[]): Op[] => lines.flatMap((insert) => [{ insert }, bullet])
/** As it comes back from storage. */
const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

describe('a packed draft', () => {
  const other = section('b', list('Customs'))

  it.each<[string, Op[], Op[]]>([
    ['a letter', list('one', 'two', 'three'), list('one', 'twos', 'three')],
    ['a line at the start', list('one'), list('zero', 'one')],
    ['a line at the end', list('one'), list('one', 'two')],
    ['a line like its neighbours', list('one', 'one'), list('one', 'one', 'one')],
    ['a line less', list('one', 'one', 'one'), list('one')],
    ['nothing left', list('one'), [{ insert: '\n' }]],
    ['another look', list('one'), [{ insert: 'one', attributes: { bold: true } }, bullet]],
  ])('gives back %s', (_what, before, after) => {
    const base = draft(section('a', before), other)
    const next = draft(section('a', after), other)
    expect(unpackDraft(stored(base), stored(packDraft(base, next)))).toEqual(next)
  })

  it('gives back sections that moved, came, went or have another title', () => {
    const base = draft(section('a', list('one')), other, section('c', list('two')))
    const next = draft(other, { ...section('a', list('one')), title: 'Jobs' }, section('d', list('three')))
    expect(unpackDraft(stored(base), stored(packDraft(base, next)))).toEqual(next)
  })

  it('stays small where a letter is typed in a long section', () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `Line ${at} of a long list of jobs`)
    const base = draft(section('a', list(...lines)), other)
    const next = draft(section('a', list(...lines.with(500, 'Line 500 of a long list of jobss'))), other)
    expect(JSON.stringify(packDraft(base, next).sections).length).toBeLessThan(200)
  })
})
