import type { Platform } from '@tabard/contract'
import type { Config } from '../config/config.ts'
import { createBullhorn } from './bullhorn/bullhorn.ts'
import type { Connector } from './connector.ts'
import { createVincere } from './vincere/vincere.ts'

/** Every applicant system we speak to. */
export function createConnectors(config: Pick<Config, 'integrations'>): Record<Platform, Connector> {
  return {
    bullhorn: createBullhorn(config.integrations.bullhornUrl),
    vincere: createVincere(config.integrations.vincereUrl),
  }
}
