import { embedProviders, type EmbedCard } from '@tabard/contract'

/** Embed cards as API callers get them. Copied field by field, so that `embedCode` never leaves the gateway. */
export function presentEmbedCards(stored: Readonly<Record<string, unknown>>): Record<string, EmbedCard> {
  return Object.fromEntries(Object.entries(stored).map(([id, card]) => [id, presentCard(card as EmbedCard)]))
}

function presentCard({ url, width, title, provider }: EmbedCard): EmbedCard {
  const known = embedProviders.find((one) => one === provider)
  return { url, width, ...(title !== undefined && { title }), ...(known && { provider: known }) }
}
