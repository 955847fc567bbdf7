import { randomUUID } from 'node:crypto'
import { AppError, HEADSHOT_MAX_BYTES, type AppId, type Application, type HeadshotFacts } from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { decodeBase64 } from '../../intake/decode.ts'
import { redrawImage } from '../../intake/redraw-image.ts'
import { enqueueRemoveFiles } from '../../background/remove-files.ts'
import { presentHeadshot } from '../../presenters/application.ts'
import { withOrigin } from '../../store/application-parts.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb, type Db } from '../../store/db.ts'
import type { Json } from '../../store/schema.ts'
import { changeOne } from './write-application.ts'

/** Printed at an eighth of a page at most, this is sharp. */
const MAX_SIDE = 1000

/** How a picture is kept: `applications.headshot`. */
export interface StoredHeadshot {
  key: string
  mediaType: 'image/png' | 'image/jpeg'
  width: number
  height: number
  /** Seconds. */
  at: number
}

/** 404 means there is none. */
export async function getHeadshot(
  context: Context,
  actor: UserActor | SignatureActor,
  appId: AppId,
): Promise<HeadshotFacts & { fileB64: string }> {
  const row = await findApplication(companyDb(context.store, actor.companyId), appId, withOrigin)
  const facts = presentHeadshot(row?.headshot ?? null)
  const bytes = facts && (await context.storage.get(actor.companyId, String(row?.headshot?.['key'])))
  if (!facts || !bytes) throw new AppError('not_found')
  return { ...facts, fileB64: Buffer.from(bytes).toString('base64') }
}

/** Keeps a candidate's picture, or removes it. Its kind is read from the bytes; what the file is called or declared as is ignored. */
export async function setHeadshot(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; headshot: string },
): Promise<Application> {
  const { appId } = input
  const stored = input.headshot === '' ? null : await keep(context, actor.companyId, appId, input.headshot)
  const write = changeOne(context, actor, appId, async (db, row) => {
    await dropBytes(context, db, actor.companyId, row.headshot)
    return { headshot: stored && { ...stored } }
  })
  return write.catch(async (error: unknown) => {
    if (stored) await context.storage.delete(actor.companyId, stored.key)
    throw error
  })
}

async function keep(context: Context, companyId: string, appId: AppId, base64: string): Promise<StoredHeadshot> {
  const bytes = decodeBase64(base64, HEADSHOT_MAX_BYTES, 'payload_too_large')
  const image = await redrawImage(context, bytes, { maxSide: MAX_SIDE, refusal: 'image_not_accepted' })
  const key = headshotKey(appId)
  await context.storage.put(companyId, key, image.bytes, image.mediaType)
  const { mediaType, width, height } = image
  return { key, mediaType, width, height, at: nowSeconds(context.clock) }
}

/** A new key for each picture, because the old one may still be read while the new one is written. */
export function headshotKey(appId: AppId): string {
  return `applications/${appId}/headshot-${randomUUID()}`
}

async function dropBytes(context: Context, db: Db, companyId: string, headshot: Json | null): Promise<void> {
  const key = headshot?.['key']
  if (typeof key === 'string') await enqueueRemoveFiles(context, db, { companyId, keys: [key] })
}
