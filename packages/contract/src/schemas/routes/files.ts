import * as v from 'valibot'
import * as file from '../file.ts'
import { none, nothing } from '../basics.ts'
import type * as routes from '../../routes/files.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const filesSchemas: SchemasFor<typeof routes> = {
  getFiles: { query: file.filesQuery, body: none, response: v.object({ files: v.array(file.storedFile) }) },
  createFile: { query: nothing, body: file.fileBody, response: file.storedFile },
  listOutputs: {
    query: file.outputsQuery,
    body: none,
    response: v.object({ outputs: v.array(file.storedOutput) }),
  },
  createOutput: { query: nothing, body: file.outputBody, response: file.storedOutput },
}
