import { requireFeature } from '../../features/features.ts'
import type { ClientAct } from '../client-act.ts'
import { subdomainColumns } from '../subdomain.ts'

export const subdomain: ClientAct<'subdomain'> = async ({ context, db, actor, action }) => {
  await requireFeature(context, db, actor, 'customSubdomain')
  return subdomainColumns(action.subdomain)
}
