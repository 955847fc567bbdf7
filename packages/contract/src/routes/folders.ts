import type { FolderId } from '../ids.ts'
import { route } from '../route.ts'
import type { Folder } from '../schemas/folder.ts'

export const listFolders = route<{
  params: Record<never, string>
  query: Record<never, string>
  body: undefined
  response: Record<FolderId, Folder>
}>()({
  method: 'get',
  api: 'main',
  path: '/folders',
  access: 'session',
  needs: ['editing', 'read'],
  summary: 'The folders, keyed by id. 404 means there are none.',
  errors: ['not_found'],
})

/** Creates a folder, or renames the one with the given id. */
export const putFolder = route<{
  params: Record<never, string>
  query: Record<never, string>
  body: { folder_id?: FolderId; name: string }
  response: Folder
}>()({
  method: 'put',
  api: 'main',
  path: '/folders',
  access: 'session',
  needs: ['editing', 'write'],
  summary: 'Creates or renames a folder.',
  errors: ['folder_name_taken', 'not_found', 'bad_request'],
})

/** Ours. */
export const deleteFolder = route<{
  params: { folderId: FolderId }
  query: Record<never, string>
  body: undefined
  response: { folder_id: FolderId }
}>()({
  method: 'delete',
  api: 'main',
  path: '/folders/{folderId}',
  access: 'session',
  needs: ['editing', 'write'],
  summary: 'Deletes a folder with nothing in it.',
  errors: ['not_found', 'folder_not_empty'],
})
