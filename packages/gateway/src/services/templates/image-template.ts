import { AppError, type Picture, type TemplateId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { fieldsOnly } from '../../store/application-parts.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb, type Db } from '../../store/db.ts'
import type { TemplateRow } from '../../store/schema.ts'
import { findDefaultTemplate, findTemplate } from '../../store/templates.ts'
import type { StoredImageTemplate } from './stored-image-template.ts'

/** @throws AppError `not_found`, also for a template that a signature's CV is not shown in */
export async function getImageTemplate(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { templateId: TemplateId; imageTemplateId: string },
): Promise<Picture> {
  const db = companyDb(context.store, actor.companyId)
  const row = await findTemplate(db, input.templateId)
  if (!row || !(await maySee(db, actor, row))) throw new AppError('not_found')
  const picture = (row.image_templates as StoredImageTemplate[]).find(({ id }) => id === input.imageTemplateId)
  const bytes = picture && (await context.storage.get(actor.companyId, picture.key))
  if (!picture || !bytes) throw new AppError('not_found')
  return {
    fileType: picture.mediaType,
    fileB64: Buffer.from(bytes).toString('base64'),
    width: picture.pixelWidth,
    height: picture.pixelHeight,
  }
}

async function maySee(db: Db, actor: UserActor | SignatureActor, row: TemplateRow): Promise<boolean> {
  if (actor.kind === 'user') return true
  if (actor.resource.kind === 'template') return actor.resource.id === row.id
  // A caller who may edit a CV may choose any template for it, so they may see any template's picture.
  if (actor.rights.includes('write')) return true
  const application = await findApplication(db, actor.resource.id, fieldsOnly)
  if (!application) return false
  const own = application.template_id ? await findTemplate(db, application.template_id) : undefined
  return (own ?? (await findDefaultTemplate(db)))?.id === row.id
}
