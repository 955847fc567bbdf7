import { withEmbedCard } from '../../embed-cards.ts'
import { changeOne, mustBeRead } from '../write-application.ts'
import type { Update } from './update.ts'

/** A video beside the text. Where in the text it stands, an editor says. */
export const embed: Update<'embed'> = (context, actor, { appId, action }) =>
  changeOne(context, actor, appId, (_db, row) => {
    mustBeRead(row)
    const { url, width, embedCardId } = action
    const card = { url, ...(width !== undefined && { width }), ...(embedCardId !== undefined && { embedCardId }) }
    return { embed_card: withEmbedCard(row.embed_card, card) }
  })
