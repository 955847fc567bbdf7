import { listFolders, type Folder } from '@tabard/contract'
import type { Runtime } from '../runtime.ts'
import { createCollection, type Collection } from './collection.ts'

/** The company's folders; kept in local storage. */
export function createFolders(runtime: Runtime): Collection<Folder> {
  return createCollection<Folder>({
    key: 'folders',
    storage: runtime.lasting,
    idOf: (folder) => folder.folder_id,
    download: () => runtime.api.call(listFolders, {}),
  })
}
