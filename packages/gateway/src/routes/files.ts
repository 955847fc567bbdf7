import type { Handlers } from '../http/serve.ts'
import { createFile, getFiles } from '../services/files/files.ts'
import { createOutput, listOutputs } from '../services/files/outputs.ts'

export const filesHandlers = {
  getFiles: (context, actor, { params, query }) => getFiles(context, actor, { ...params, ...query }),
  createFile: (context, actor, { params, body }) => createFile(context, actor, { ...params, body }),
  listOutputs: (context, actor, { params, query }) => listOutputs(context, actor, { ...params, ...query }),
  createOutput: (context, actor, { params, body }) => createOutput(context, actor, { ...params, body }),
} satisfies Partial<Handlers>
