import { AppError, can, type Client, type ClientUpdates } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { editedClientFields } from '../../store/company-columns.ts'
import { changeCompany, lockCompany } from '../../store/companies.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { makeLogoCurrent } from '../../store/logos.ts'
import type { CompanyChange, CompanyRow } from '../../store/schema.ts'
import { getClient } from './client.ts'

type Field = keyof ClientUpdates
/** @throws AppError `forbidden` when one of the fields is not the asker's to change; then none is changed */
export async function updateClient(
  context: Context,
  actor: UserActor,
  { updates, changesOnly = false }: { updates: ClientUpdates; changesOnly?: boolean },
): Promise<Partial<Client>> {
  const fields = (Object.keys(updates) as Field[]).filter((field) => updates[field] !== undefined)
  if (fields.length === 0) {
    throw new AppError(can(actor.role, 'branding', 'write') ? 'bad_request' : 'forbidden')
  }
  if (!fields.every((field) => can(actor.role, editedClientFields[field].area, 'write')))
    throw new AppError('forbidden')
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const row = await lockCompany(db, actor.companyId)
    if (!row) throw new AppError('not_found')
    if (updates.logoName !== undefined && !(await makeLogoCurrent(db, updates.logoName))) {
      throw new AppError('not_found')
    }
    await changeCompany(db, row.id, { ...columnsOf(row, updates), revision: row.revision + 1 })
    await writeAudit(db.scope, db.sql, {
      companyId: row.id,
      actor: actor.userId,
      action: 'company-changed',
      subject: row.id,
      atSeconds: nowSeconds(context.clock),
      details: { fields },
    })
  })
  const client = await getClient(context, actor)
  if (!changesOnly) return client
  const changed = new Set<string>([...fields, ...(updates.clientName === undefined ? [] : ['name'])])
  return Object.fromEntries(Object.entries(client).filter(([field]) => changed.has(field)))
}

function columnsOf(row: CompanyRow, updates: ClientUpdates): CompanyChange {
  const { clientName, branding } = updates
  const stored = {
    ...updates,
    clientName: clientName?.trim(),
    branding: branding && { ...row.branding, ...branding, colors: { ...colorsOf(row), ...branding.colors } },
  }
  return Object.fromEntries(
    (Object.keys(updates) as Field[]).flatMap((field) => {
      const { column } = editedClientFields[field]
      return column === null || stored[field] === undefined ? [] : [[column, stored[field]]]
    }),
  )
}

function colorsOf(row: CompanyRow): Record<string, unknown> {
  const colors = row.branding['colors']
  return typeof colors === 'object' && colors !== null ? (colors as Record<string, unknown>) : {}
}
