import { none, nothing } from '../basics.ts'
import { folder, folderBody, folderMap } from '../folder.ts'
import type * as routes from '../../routes/folders.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const foldersSchemas: SchemasFor<typeof routes> = {
  listFolders: { query: nothing, body: none, response: folderMap },
  putFolder: { query: nothing, body: folderBody, response: folder },
}
