import type { Handlers } from '../http/serve.ts'
import { getFiles } from '../services/files/files.ts'
import { createOutput } from '../services/files/outputs.ts'

export const filesHandlers = {
  getFiles: (context, actor, { params, query }) => getFiles(context, actor, { ...params, ...query }),
  createOutput: (context, actor, { params, body }) => createOutput(context, actor, { ...params, body }),
} satisfies Partial<Handlers>
