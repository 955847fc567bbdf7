import { fieldMappingsOf } from '../../../presenters/company.ts'
import type { ClientAct } from '../client-act.ts'

/** Which documents a platform is given. An empty list takes the mapping away. */
export const integrationFieldMappings: ClientAct<'integrationFieldMappings'> = ({ row, action }) => {
  const others = fieldMappingsOf(row).filter((mapping) => mapping.platform !== action.platform)
  const own = action.export_types.length === 0 ? [] : [{ platform: action.platform, export_types: action.export_types }]
  return { field_mappings: Object.fromEntries([...others, ...own].map((mapping) => [mapping.platform, mapping])) }
}
