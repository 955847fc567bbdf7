import type { Handlers } from '../http/serve.ts'
import { listFolders, putFolder } from '../services/folders.ts'

export const foldersHandlers = {
  listFolders: (context, actor) => listFolders(context, actor),
  putFolder: (context, actor, { body }) => putFolder(context, actor, body),
} satisfies Partial<Handlers>
