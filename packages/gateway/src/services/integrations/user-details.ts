import type { IntegrationUserDetails, Platform } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { mustBeOwnRecord } from './own-record.ts'
import { withConnection } from './with-connection.ts'

export async function getUserDetails(
  context: Context,
  actor: UserActor | SignatureActor,
  about: { platform: Platform; externalUserId?: string; externalClientId?: string },
): Promise<IntegrationUserDetails> {
  const { platform, externalClientId, externalUserId } = about
  await mustBeOwnRecord(context, actor, { platform, externalClientId, externalUserId })
  const user = await withConnection(context, actor.companyId, about, (connector, io, connection) =>
    connector.readUser(io, connection, about.externalUserId),
  )
  return { platform, ...user }
}
