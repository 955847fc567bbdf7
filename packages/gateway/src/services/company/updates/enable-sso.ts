import { AppError } from '@tabard/contract'
import type { ClientAct } from '../act.ts'

/** Turned on only where an identity provider is set up: everybody would be locked out otherwise. */
export const enableSso: ClientAct<'enableSSO'> = ({ action, body }) => {
  if (action.enableSSO || body !== undefined) {
    throw new AppError('bad_request', { details: { issues: ['enableSSO: no identity provider is set up'] } })
  }
  return { sso_enabled: false }
}
