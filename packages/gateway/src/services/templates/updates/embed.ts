import { withEmbedCard } from '../../embed-cards.ts'
import { writeTemplate } from '../write-template.ts'
import type { TemplateUpdateWork } from '../update-work.ts'

/** A video that every CV in this template may show. */
export const embed: TemplateUpdateWork<'embed'> = (context, actor, { templateId, action }) =>
  writeTemplate(context, actor, templateId, (_db, row) => {
    const { url, width, embedCardId } = action
    const card = { url, ...(width !== undefined && { width }), ...(embedCardId !== undefined && { embedCardId }) }
    return { embed_card: withEmbedCard(row.embed_card, card) }
  })
