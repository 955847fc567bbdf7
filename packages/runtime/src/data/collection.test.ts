import { describe, expect, it } from 'vitest'
import { createCollection, memoryKeyValue, systemClock, type LoadMode } from '@tabard/runtime'

interface Item {
  id: string
  name: string
}
const [kept, downloaded] = [{ id: 'a', name: 'kept' }, { id: 'b', name: 'downloaded' }]

function collection(isStored: boolean) {
  const storage = memoryKeyValue(systemClock)
  if (isStored) storage.set('items', { a: kept })
  let downloads = 0
  const made = createCollection<Item>({
    key: 'items',
    storage,
    idOf: (item) => item.id,
    download: async () => {
      downloads += 1
      return { ok: true, value: { b: downloaded } }
    },
  })
  return { made, storage, downloads: () => downloads }
}

const cases: [LoadMode, boolean, string[], number][] = [
  ['download', true, ['b'], 1],
  ['overwrite', true, ['b'], 1],
  ['storage', true, ['a'], 0],
  ['storage', false, [], 0],
  ['download-only-if-not-stored', true, ['a'], 0],
  ['download-only-if-not-stored', false, ['b'], 1],
  ['stored-then-refresh', true, ['b'], 1],
]

describe('the load modes', () => {
  it.each(cases)('%s, stored: %s, shows %j after %i downloads', async (mode, isStored, ids, downloads) => {
    const { made, downloads: count } = collection(isStored)
    await made.load(mode)
    expect(Object.keys(made.store.getState().items)).toEqual(ids)
    expect(count()).toBe(downloads)
  })

  it('download lays the answer over what is there; set and delete change one item and what is stored', async () => {
    const { made, storage } = collection(false)
    made.set(kept)
    await made.load('download')
    expect(Object.keys(made.store.getState().items)).toEqual(['a', 'b'])
    made.delete('a')
    expect(storage.get('items')).toEqual({ b: downloaded })
  })

  it('takes not found for none', async () => {
    const made = createCollection<Item>({
      key: 'none',
      storage: memoryKeyValue(systemClock),
      idOf: (item) => item.id,
      download: async () => ({ ok: false, error: { code: 'not_found', text: '', details: {} } }),
    })
    await made.load('download')
    expect(made.store.getState()).toEqual({ at: 'ready', items: {} })
  })
})
