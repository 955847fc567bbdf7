import type { IntegrationFields, Platform } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { fieldMappingsOf } from '../../presenters/company.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { withConnection } from './with-connection.ts'

export async function getFieldMappings(
  context: Context,
  actor: UserActor,
  { platform }: { platform: Platform },
): Promise<IntegrationFields> {
  const { fields, documentTypes } = await withConnection(
    context,
    actor.companyId,
    { platform },
    (connector, io, connection) => connector.readFields(io, connection),
  )
  return { platform, export_types: await exportTypes(context, actor.companyId, platform), documentTypes, fields }
}

/** Which kinds of document a company gives this applicant system. */
export async function exportTypes(context: Context, companyId: string, platform: Platform): Promise<string[]> {
  const company = await findCompany(companyDb(context.store, companyId), companyId)
  const mappings = company ? fieldMappingsOf(company) : []
  return mappings.find((mapping) => mapping.platform === platform)?.export_types ?? []
}
