import { Delta } from 'quill'
import { expect, it } from 'vitest'
import type { Op } from '@tabard/contract'
import { asDelta } from '@tabard/paper/delta'
import { readDocument } from './document-ops.ts'
import { readPlainTyping, withTyping } from './plain-typing.ts'

const document: Op[] = [
  { insert: 'Planner' },
  { insert: '\n', attributes: { entry: 'title' } },
  { insert: 'Plans ' },
  { insert: 'fleets', attributes: { bold: true } },
  { insert: ' and ' },
  { insert: { candidateName: true } },
  { insert: '.\n\nTwo lines\n' },
  { insert: 'See ' },
  { insert: 'there', attributes: { link: 'https://halden.example/' } },
  { insert: '\n', attributes: { list: 'bullet' } },
  { insert: '\n', attributes: { list: 'bullet' } },
]
const length = asDelta(document).length()
const looks = [{}, { bold: true }, { link: 'https://halden.example/' }, { italic: true }]
const cases = looks.flatMap((attributes) => Array.from({ length }, (_, index) => ({ index, attributes })))

it('adds typed letters as a reading of the whole document would, or leaves it to that', () => {
  const known = readDocument(document)
  const added = cases.filter(({ index, attributes }) => {
    const change = new Delta().retain(index).insert('xy', attributes)
    const typed = readPlainTyping(change)
    const next = typed && withTyping(known, typed)
    if (next) expect(next, `at ${index}`).toEqual(readDocument(asDelta(document).compose(change).ops))
    return next !== null
  })
  // Plain letters can follow plain text nearly everywhere.
  expect(added.filter(({ attributes }) => Object.keys(attributes).length === 0).length).toBeGreaterThan(length * 0.6)
  expect(added.filter(({ attributes }) => 'bold' in attributes)).toHaveLength('fleets'.length + 1)
  expect(added.filter(({ attributes }) => 'italic' in attributes)).toEqual([])
})

it('is no plain typing where a line ends, text goes or a look changes', () => {
  for (const change of [
    new Delta().retain(3).insert('\n'),
    new Delta().retain(3).delete(1),
    new Delta().retain(3, { bold: true }),
    new Delta().retain(3).insert('x').delete(2),
    new Delta().insert({ identifier: true }),
  ])
    expect(readPlainTyping(change)).toBeNull()
})
