import { withEmbedCard } from '../../embed-cards.ts'
import { changeOne, mustBeRead } from '../write-application.ts'
import type { ApplicationUpdateWork } from '../update-work.ts'

/** Adds a video to a CV's cards. The editor decides where in the text it stands. */
export const embed: ApplicationUpdateWork<'embed'> = (context, actor, { appId, action }) =>
  changeOne(context, actor, appId, (_db, row) => {
    mustBeRead(row)
    const { url, width, embedCardId } = action
    const card = { url, ...(width !== undefined && { width }), ...(embedCardId !== undefined && { embedCardId }) }
    return { embed_card: withEmbedCard(row.embed_card, card) }
  })
