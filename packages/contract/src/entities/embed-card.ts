import type { EmbedProvider } from '../rules/read-embed.ts'

/** An embed card as stored; `embedCode` never leaves the gateway. */
export interface EmbedCard {
  url: string
  width: number
  title?: string
  /** Told from the address by the gateway. */
  provider?: EmbedProvider
}
