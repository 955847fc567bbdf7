import { openDatabase } from '@tabard/runtime'
import type { JournalDatabase } from './draft-journal.ts'

const NAME = 'tabard-drafts'
const STORE = 'drafts'

/** The journal's database on our own origin. Where the browser has none or forbids it, nothing is found in it. */
export function openJournalDatabase(): JournalDatabase {
  let opening: Promise<IDBDatabase> | null = null
  const open = () => (opening ??= openDatabase(NAME, STORE))
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
