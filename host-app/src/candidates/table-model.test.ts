import { describe, expect, it } from 'vitest'
import type { Application } from '@tabard/contract'
import { rowOf } from './row.ts'
import { count, createTableModel, newestFirst, nextSort, rangeOf, type View } from './table-model.ts'

const row = (id: string, rest: Partial<Application> = {}) =>
  rowOf({
    application_id: id,
    folder_id: 'f1',
    status: 'new',
    failure: null,
    candidateName: id,
    identifier: '',
    fileName: `${id}.pdf`,
    headline: '',
    location: '',
    emailAddress: '',
    receivedTime: 100,
    submittedBy: '',
    template: null,
    score: null,
    stats: { links: 0, views: 0 },
    duplication: null,
    revision: 1,
    ...rest,
  } as Application)

const all: View = { folderId: null, status: null, search: '', sort: newestFirst }
const rows = [
  row('Zoë Ångström', { receivedTime: 1, headline: 'Logistics lead', score: 90 }),
  row('adam', { receivedTime: 3, folder_id: 'f2', status: 'ready' }),
  row('Bea', { receivedTime: 2, headline: 'Buyer', score: 40 }),
]
const shown = (view: Partial<View>) =>
  createTableModel()
    .rows(rows, { ...all, ...view })
    .map(({ id }) => id)

describe('the candidates table', () => {
  it.each<[string, Partial<View>, string[]]>([
    ['newest first', {}, ['adam', 'Bea', 'Zoë Ångström']],
    ['by name, whatever the case', { sort: { column: 'name', isDescending: false } }, ['adam', 'Bea', 'Zoë Ångström']],
    ['by name downwards', { sort: { column: 'name', isDescending: true } }, ['Zoë Ångström', 'Bea', 'adam']],
    ['by score, empty last', { sort: { column: 'score', isDescending: true } }, ['Zoë Ångström', 'Bea', 'adam']],
    [
      'by score upwards, empty still last',
      { sort: { column: 'score', isDescending: false } },
      ['Bea', 'Zoë Ångström', 'adam'],
    ],
    ['one folder', { folderId: 'f2' }, ['adam']],
    ['one status', { status: 'new' }, ['Bea', 'Zoë Ångström']],
    ['search without accents', { search: 'zoe ANGSTROM' }, ['Zoë Ångström']],
    ['search in any field, in any order', { search: 'lead zoë' }, ['Zoë Ångström']],
    ['search that finds nothing', { search: 'nobody' }, []],
  ])('shows %s', (_, view, expected) => {
    expect(shown(view)).toEqual(expected)
  })

  it('keeps the order while a search changes', () => {
    const model = createTableModel()
    const before = model.rows(rows, all)
    model.rows(rows, { ...all, search: 'bea' })
    expect(model.rows(rows, all)).toBe(before)
  })

  it('turns a column round, and starts each the way it is read', () => {
    expect(nextSort(newestFirst, 'received')).toEqual({ column: 'received', isDescending: false })
    expect(nextSort(newestFirst, 'name')).toEqual({ column: 'name', isDescending: false })
    expect(nextSort(newestFirst, 'score')).toEqual({ column: 'score', isDescending: true })
  })

  it('counts folders over all, statuses within the chosen one', () => {
    const counts = count(rows, 'f1')
    expect([counts.total, counts.byFolder.get('f1'), counts.byStatus.get('new'), counts.byStatus.get('ready')]).toEqual(
      [3, 2, 2, undefined],
    )
  })

  it('takes a range in either direction, and one row where there is no start', () => {
    const ids = (from: string | null, to: string) => rangeOf(rows, from, to)
    expect(ids('adam', 'Bea')).toEqual(['adam', 'Bea'])
    expect(ids('Bea', 'Zoë Ångström')).toEqual(['Zoë Ångström', 'adam', 'Bea'])
    expect(ids(null, 'adam')).toEqual(['adam'])
    expect(ids('gone', 'adam')).toEqual(['adam'])
  })

  it('names a CV that could not be read by its file', () => {
    expect(row('x', { status: 'failed', candidateName: '' }).name).toBe('x.pdf')
  })
})
