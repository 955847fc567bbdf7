import { randomBytes } from 'node:crypto'
import { AppError, idPart, readEmbed, type EmbedCard, type EmbeddedVideo } from '@tabard/contract'

/** An embed card as it is stored. `embedCode` is made by us from provider and id, and no presenter shows it. */
export interface StoredEmbedCard extends EmbedCard {
  videoId: string
  embedCode: string
}

export const EMBED_DEFAULT_WIDTH = 640
const MAX_CARDS = 50

/** @throws AppError `embed_not_accepted` when the address is no video of a provider we know */
export function makeEmbedCard(card: { url: string; width?: number; title?: string }): StoredEmbedCard {
  const video = readEmbed(card.url)
  if (!video) throw new AppError('embed_not_accepted')
  const width = card.width ?? EMBED_DEFAULT_WIDTH
  return {
    url: card.url,
    width,
    ...(card.title !== undefined && { title: card.title }),
    provider: video.provider,
    videoId: video.id,
    embedCode: embedCodeOf(video, width),
  }
}

/** The cards with one more, or one replaced. @throws AppError `embed_not_accepted`, `bad_request` when there are too many */
export function withEmbedCard(
  cards: Readonly<Record<string, unknown>>,
  card: { url: string; width?: number; embedCardId?: string },
): Record<string, unknown> {
  const id = card.embedCardId ?? `embed-${idPart(randomBytes(12))}`
  const before = Object.hasOwn(cards, id) ? (cards[id] as EmbedCard) : undefined
  const made = makeEmbedCard({ ...(before?.title !== undefined && { title: before.title }), ...card })
  const all = { ...cards, [id]: made }
  if (Object.keys(all).length > MAX_CARDS)
    throw new AppError('bad_request', { details: { issues: ['too many embeds'] } })
  return all
}

/** The whole map of cards that an editor sent, with each address checked anew. */
export function storableEmbedCards(cards: Readonly<Record<string, EmbedCard>>): Record<string, StoredEmbedCard> {
  return Object.fromEntries(
    Object.entries(cards).map(([id, { url, width, title }]) => [
      id,
      makeEmbedCard({ url, width, ...(title !== undefined && { title }) }),
    ]),
  )
}

/** The id is the only part that a caller sent, and the provider's rule has checked its form. */
function embedCodeOf({ player }: EmbeddedVideo, width: number): string {
  const height = Math.round((width * 9) / 16)
  return `<iframe src="${player}" width="${width}" height="${height}" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-presentation" allow="fullscreen; picture-in-picture"></iframe>`
}
