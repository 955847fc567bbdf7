import { AppError, type Template, type TemplateId, type TemplateUpdate } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import type { TemplateChange, TemplateRow } from '../../store/schema.ts'
import { editedTemplateColumns } from '../../store/template-columns.ts'
import { storableEmbedCards } from '../embed-cards.ts'
import { writeTemplate } from './write-template.ts'

/** @throws AppError `revision_conflict` when somebody else has written since `baseRevision`; nothing is changed then */
export async function updateTemplate(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { templateId: TemplateId; update: TemplateUpdate; baseRevision?: number },
): Promise<Template> {
  return writeTemplate(context, actor, input.templateId, (_db, row) => {
    if (input.baseRevision !== undefined && input.baseRevision !== row.template_version) {
      throw new AppError('revision_conflict', { details: { revision: row.template_version } })
    }
    return columnsOf(row, input.update)
  })
}

/** The named fields as columns; a design is written part by part, and embed cards are made anew from their addresses. */
function columnsOf(row: TemplateRow, update: TemplateUpdate): TemplateChange {
  const { templateName, design, embedCard } = update
  const values = {
    ...update,
    ...(templateName !== undefined && { templateName: templateName.trim() }),
    ...(design !== undefined && { design: { ...row.design, ...design } }),
    ...(embedCard !== undefined && { embedCard: storableEmbedCards(embedCard) }),
  }
  const fields = Object.keys(values) as (keyof TemplateUpdate)[]
  return Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[editedTemplateColumns[field], values[field]]])),
  )
}
