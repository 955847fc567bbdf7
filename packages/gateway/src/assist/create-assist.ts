import type { Config } from '../config/config.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { createLocalAssist, type Assist } from './assist.ts'
import { createRemoteAssist } from './remote.ts'

/** Uses a model when one is configured, and rules alone otherwise. */
export function createAssist({ ai }: Pick<Config, 'ai'>): Assist {
  if (!ai) return createLocalAssist()
  // An outbound fetch for the model alone: the model may have a private address, which no other request may reach.
  const outbound = createOutbound({ privateOrigins: [new URL(ai.baseUrl).origin] })
  return createRemoteAssist({ ...ai, fetch: (url, init) => outbound.fetch(url, init) })
}
