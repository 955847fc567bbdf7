import type { Handlers } from '../http/handlers.ts'
import { filesWithin, plain } from '../http/policy.ts'
import { createFile, getFiles } from '../services/files/files.ts'
import { createOutput, listOutputs } from '../services/files/outputs.ts'

export const filesHandlers = {
  getFiles: {
    ...plain,
    handle: (context, actor, { params, query }) => getFiles(context, actor, { ...params, ...query }),
  },
  createFile: {
    ...plain,
    isCostly: true,
    body: filesWithin(21_000_000),
    rate: 'upload',
    quota: 'uploads',
    handle: (context, actor, { params, body }) => createFile(context, actor, { ...params, body }),
  },
  listOutputs: {
    ...plain,
    handle: (context, actor, { params, query }) => listOutputs(context, actor, { ...params, ...query }),
  },
  createOutput: {
    ...plain,
    isCostly: true,
    body: filesWithin(72_000_000),
    rate: 'output',
    quota: 'outputs',
    handle: (context, actor, { params, body }) => createOutput(context, actor, { ...params, body }),
  },
} satisfies Partial<Handlers>
