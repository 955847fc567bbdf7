import { AppError, LOGO_MAX_BYTES, type ErrorReason, type Logo, type LogoFacts } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { decodeBase64 } from '../../intake/decode.ts'
import { safeFileName } from '../../intake/file-name.ts'
import { pictureKind, type RedrawnImage } from '../../intake/redraw-image.ts'
import { enqueueRemoveFiles } from '../../background/remove-files.ts'
import { presentLogo, presentLogoFacts } from '../../presenters/file.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { findCurrentLogo, findLogoByName, insertLogo, listLogos as readLogos, removeLogos } from '../../store/logos.ts'
import { newId } from '../new-id.ts'

/** Four times the largest size any page shows a logo at: sharp in print, and still small, since every bundle carries it. */
const MAX_SIDE = 1200

/** The current logo, or the one named. 404 means none. */
export async function getLogo(context: Context, actor: UserActor, fileName?: string): Promise<Logo> {
  const db = companyDb(context.store, actor.companyId)
  const row = fileName === undefined ? await findCurrentLogo(db) : await findLogoByName(db, fileName)
  const logo = row && (await context.logoBytes.read(actor.companyId, row.storage_key))
  if (!row || !logo) throw new AppError('not_found')
  return presentLogo(row, logo.bytes)
}

/** The newest first. 404 means none. */
export async function listLogos(context: Context, actor: UserActor): Promise<{ logos: LogoFacts[] }> {
  const rows = await readLogos(companyDb(context.store, actor.companyId))
  if (rows.length === 0) throw new AppError('not_found')
  return { logos: rows.map(presentLogoFacts) }
}

export async function deleteLogo(context: Context, actor: UserActor, fileName: string): Promise<{ fileName: string }> {
  const { companyId } = actor
  await inTransaction(companyDb(context.store, companyId), async (db) => {
    const keys = await removeLogos(db, fileName)
    if (keys.length === 0) throw new AppError('not_found')
    await enqueueRemoveFiles(context, db, { companyId, keys })
    await writeAudit(db.scope, db.sql, {
      companyId,
      actor: actor.userId,
      action: 'logo-deleted',
      subject: companyId,
      atSeconds: nowSeconds(context.clock),
    })
  })
  return { fileName }
}

/** Stores a logo. It is drawn anew from its pixels, so neither metadata nor anything hidden behind them comes along. */
export async function createLogo(
  context: Context,
  actor: UserActor,
  input: { fileB64: string; fileName: string; setAsCurrent: boolean },
): Promise<Logo> {
  const image = await redraw(context, decodeBase64(input.fileB64, LOGO_MAX_BYTES, 'payload_too_large'))
  const id = newId(actor.companyId)
  const row = {
    id,
    company_id: actor.companyId,
    file_name: safeFileName(input.fileName, 'logo'),
    media_type: image.mediaType,
    storage_key: `logos/${id}`,
    is_current: input.setAsCurrent,
    width: image.width,
    height: image.height,
    created_at: nowSeconds(context.clock),
  }
  await context.storage.put(actor.companyId, row.storage_key, image.bytes, image.mediaType)
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    await insertLogo(db, row)
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'logo-changed',
      subject: id,
      atSeconds: row.created_at,
    })
  })
  return presentLogo(row, image.bytes)
}

/** A header with too many pixels is refused; the words of `picture_damaged` say so. */
async function redraw({ pictures }: Context, bytes: Uint8Array): Promise<RedrawnImage> {
  const kind = pictureKind(bytes)
  if (kind === null) throw refusal('picture_kind')
  return pictures.redraw(bytes, { kind, maxSide: MAX_SIDE, keepsPalette: true, jpegQuality: 90 }).catch((cause) => {
    throw refusal('picture_damaged', cause)
  })
}

/** What a person reads: the words that clients look for, then the reason. */
function refusal(reason: ErrorReason, cause?: unknown): AppError {
  return new AppError('logo_not_accepted', { reason, cause })
}
