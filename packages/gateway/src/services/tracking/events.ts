import { AppError, type TelemetryEvent } from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { companyDb } from '../../store/db.ts'
import { insertEvents } from '../../store/telemetry-events.ts'

/**
 * Keeps what was done, when, and the user's id. Address, name and browser are not kept. The user is read from the token;
 * what an event's header says is only compared with it.
 * @throws AppError `not_found` when an event is another company's; then none is kept
 */
export async function trackEvents(
  context: Context,
  actor: UserActor | SignatureActor,
  { events, companyId }: { events: readonly TelemetryEvent[]; companyId?: string },
): Promise<{ accepted: number }> {
  const told = [companyId, ...events.map((event) => event.header.organisationId)]
  if (told.some((id) => id !== undefined && id !== '' && id !== actor.companyId)) throw new AppError('not_found')
  const received = nowSeconds(context.clock)
  const userId = actor.kind === 'user' ? actor.userId : (actor.uid ?? null)
  await insertEvents(
    companyDb(context.store, actor.companyId),
    events.map(({ header, payload }) => ({
      company_id: actor.companyId,
      user_id: userId,
      name: header.name,
      correlation_id: payload.correlationId ?? null,
      time_zone: header.timeZone ?? null,
      created_at: Math.floor(new Date(header.createdTimeUtc).getTime() / 1000),
      received_at: received,
    })),
  )
  return { accepted: events.length }
}
