import { AppError, can, type UserId, type UserPhoto } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { redrawImage } from '../../intake/redraw-image.ts'
import { enqueueRemoveFiles } from '../../background/remove-files.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { changeUser, findUser, lockUser } from '../../store/users.ts'
import { newId } from '../new-id.ts'

/** Twice what a face is ever shown at. */
const MAX_SIDE = 800

/** 404 means none. */
export async function getUserPhoto(context: Context, actor: UserActor, userId: UserId): Promise<UserPhoto> {
  const row = await findUser(companyDb(context.store, actor.companyId), userId)
  const bytes = row?.photo_key && (await context.storage.get(actor.companyId, row.photo_key))
  if (!bytes) throw new AppError('not_found')
  return present(userId, bytes, row.photo_type === 'image/png' ? 'image/png' : 'image/jpeg')
}

/** Drawn anew from its pixels, so that the place and the camera in its metadata are dropped. */
export async function putUserPhoto(
  context: Context,
  actor: UserActor,
  { userId, bytes }: { userId: UserId; bytes: Uint8Array },
): Promise<UserPhoto> {
  if (userId !== actor.userId && !can(actor.role, 'settings', 'write')) throw new AppError('forbidden')
  const company = companyDb(context.store, actor.companyId)
  if (!(await findUser(company, userId))) throw new AppError('not_found')
  const photo = await redrawImage(context, bytes, { maxSide: MAX_SIDE, refusal: 'photo_not_accepted' })
  const key = `photos/${newId(actor.companyId)}`
  await context.storage.put(actor.companyId, key, photo.bytes, photo.mediaType)
  await inTransaction(company, async (db) => {
    const before = await lockUser(db, userId)
    if (!before) throw new AppError('not_found')
    await changeUser(db, userId, { photo_key: key, photo_type: photo.mediaType })
    if (before.photo_key !== null) {
      await enqueueRemoveFiles(context, db, { companyId: actor.companyId, keys: [before.photo_key] })
    }
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'photo-changed',
      subject: userId,
      atSeconds: nowSeconds(context.clock),
    })
  })
  return present(userId, photo.bytes, photo.mediaType)
}

function present(userId: UserId, bytes: Uint8Array, fileType: UserPhoto['fileType']): UserPhoto {
  return { user_id: userId, image: Buffer.from(bytes).toString('base64'), fileType }
}
