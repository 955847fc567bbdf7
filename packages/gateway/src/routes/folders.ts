import type { Handlers } from '../http/handlers.ts'
import { bodies, plain } from '../http/policy.ts'
import { deleteFolder, listFolders, putFolder } from '../services/folders.ts'

export const foldersHandlers = {
  listFolders: { ...plain, handle: (context, actor) => listFolders(context, actor) },
  putFolder: { ...plain, body: bodies.fields, handle: (context, actor, { body }) => putFolder(context, actor, body) },
  deleteFolder: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params }) => deleteFolder(context, actor, params.folderId),
  },
} satisfies Partial<Handlers>
