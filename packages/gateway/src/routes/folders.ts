import type { Handlers } from '../http/handlers.ts'
import { plain } from '../http/policy.ts'
import { deleteFolder, listFolders, putFolder } from '../services/folders.ts'

export const foldersHandlers = {
  listFolders: { ...plain, handle: (context, actor) => listFolders(context, actor) },
  putFolder: { ...plain, handle: (context, actor, { body }) => putFolder(context, actor, body) },
  deleteFolder: { ...plain, handle: (context, actor, { params }) => deleteFolder(context, actor, params.folderId) },
} satisfies Partial<Handlers>
