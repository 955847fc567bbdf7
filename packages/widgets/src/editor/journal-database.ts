import type { JournalDatabase } from './draft-journal.ts'

const NAME = 'tabard-drafts'
const STORE = 'drafts'

/** The journal's database on our own origin; null if the browser has none or forbids it. */
export function openJournalDatabase(): JournalDatabase | null {
  if (!('indexedDB' in globalThis)) return null
  let opening: Promise<IDBDatabase> | null = null
  const open = () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(NAME, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
      request.onblocked = () => reject(new Error('database blocked'))
    })
    return opening
  }
  const run = async <Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>) => {
    const database = await open()
    return new Promise<Value>((resolve, reject) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('not stored'))
    })
  }
  const quietly = <Value>(work: Promise<Value>) => work.catch(() => undefined)
  return {
    get: (key) => quietly(run<unknown>('readonly', (store) => store.get(key))),
    set: (key, value) => void quietly(run('readwrite', (store) => store.put(value, key))),
    remove: (key) => void quietly(run('readwrite', (store) => store.delete(key))),
  }
}
