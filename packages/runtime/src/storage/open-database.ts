/** Opens the browser's database of that name, with one store. Rejects where the browser has none or forbids it. */
export function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Whatever this throws rejects the promise: some browsers throw here, and some have no `indexedDB` in a sandbox.
    const request = globalThis.indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
    request.onblocked = () => reject(new Error('database blocked'))
  })
}
