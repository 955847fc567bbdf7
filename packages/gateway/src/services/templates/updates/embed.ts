import { withEmbedCard } from '../../embed-cards.ts'
import { writeTemplate } from '../write-template.ts'
import type { TemplateUpdateOf } from './update.ts'

/** A video that every CV in this template may show. */
export const embed: TemplateUpdateOf<'embed'> = (context, actor, { templateId, action }) =>
  writeTemplate(context, actor, templateId, (_db, row) => {
    const { url, width, embedCardId } = action
    const card = { url, ...(width !== undefined && { width }), ...(embedCardId !== undefined && { embedCardId }) }
    return { embed_card: withEmbedCard(row.embed_card, card) }
  })
