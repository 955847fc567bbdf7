import type { Config } from '../config/config.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { createLocalAssist, type Assist } from './assist.ts'
import { createRemoteAssist } from './remote.ts'

/** By a model where one is configured. */
export function createAssist({ ai }: Pick<Config, 'ai'>): Assist {
  if (!ai) return createLocalAssist()
  // A way out of its own: the operator's model may stand on a private address, and nobody else's request may go there.
  const outbound = createOutbound({ privateOrigins: [new URL(ai.baseUrl).origin] })
  return createRemoteAssist({ ...ai, fetch: (url, init) => outbound.fetch(url, init) })
}
