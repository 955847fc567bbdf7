import type { Handlers } from '../http/serve.ts'
import { deleteFolder, listFolders, putFolder } from '../services/folders.ts'

export const foldersHandlers = {
  listFolders: (context, actor) => listFolders(context, actor),
  putFolder: (context, actor, { body }) => putFolder(context, actor, body),
  deleteFolder: (context, actor, { params }) => deleteFolder(context, actor, params.folderId),
} satisfies Partial<Handlers>
