import * as v from 'valibot'
import type * as routes from '../../routes/privacy.ts'
import { none, nothing } from '../basics.ts'
import { companyExport, erasure, erasureBody, exportParams } from '../privacy.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const privacySchemas: SchemasFor<typeof routes> = {
  exportCompany: { query: nothing, body: none, response: companyExport },
  listExports: { query: nothing, body: none, response: v.object({ exports: v.array(companyExport) }) },
  getExport: { params: exportParams, query: nothing, body: none, response: companyExport },
  eraseCandidate: { query: nothing, body: erasureBody, response: erasure },
}
