import * as v from 'valibot'
import { id, none, nothing } from '../basics.ts'
import { folder, folderBody, folderMap } from '../folder.ts'
import type * as routes from '../../routes/folders.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const foldersSchemas: SchemasFor<typeof routes> = {
  listFolders: { query: nothing, body: none, response: folderMap },
  deleteFolder: { query: nothing, body: none, response: v.object({ folder_id: id('folderId') }) },
  putFolder: { query: nothing, body: folderBody, response: folder },
}
