import * as v from 'valibot'
import { embedProviders } from '../rules/read-embed.ts'
import { line } from './basics.ts'
import { map } from './bounded.ts'

const embedCard = v.strictObject({
  url: v.pipe(line(2048), v.startsWith('https://')),
  width: v.pipe(v.number(), v.minValue(1), v.maxValue(4000)),
  title: v.optional(line(200)),
  /** The gateway reads it from the address. */
  provider: v.optional(v.picklist(embedProviders)),
})
/** An embed card. The `embedCode` stored with it never leaves the gateway. */
export type EmbedCard = v.InferOutput<typeof embedCard>

export const embedCards = map(v.pipe(line(64), v.minLength(1)), embedCard, 50)
