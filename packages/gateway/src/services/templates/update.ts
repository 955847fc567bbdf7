import { AppError, type Template, type TemplateId, type TemplateUpdate } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import type { Json, TemplateChange, TemplateRow } from '../../store/schema.ts'
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

function columnsOf(row: TemplateRow, { templateName, design, freeText, embedCard }: TemplateUpdate): TemplateChange {
  return {
    ...(templateName !== undefined && { template_name: templateName.trim() }),
    ...(design !== undefined && { design: { ...row.design, ...design } as Json }),
    ...(freeText !== undefined && { free_text: freeText }),
    ...(embedCard !== undefined && { embed_card: storableEmbedCards(embedCard) as unknown as Json }),
  }
}
