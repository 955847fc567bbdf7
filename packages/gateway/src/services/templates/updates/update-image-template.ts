import { randomUUID } from 'node:crypto'
import {
  AppError,
  IMAGE_TEMPLATE_MAX_BYTES,
  IMAGE_TEMPLATES_MAX,
  type ImageTemplateBody,
  type TemplateDesign,
} from '@tabard/contract'
import { pageSizes } from '@tabard/paper'
import type { Context } from '../../../context.ts'
import { decodeBase64 } from '../../../intake/decode.ts'
import { redrawImage, type RedrawnImage } from '../../../intake/redraw-image.ts'
import { enqueueRemoveFiles } from '../../../background/remove-files.ts'
import { companyDb, type Db } from '../../../store/db.ts'
import type { TemplateRow } from '../../../store/schema.ts'
import { findTemplate } from '../../../store/templates.ts'
import { picturesBelow, type StoredImageTemplate } from '../stored-image-template.ts'
import { writeTemplate } from '../write-template.ts'
import type { TemplateUpdateWork } from '../update-work.ts'

/** An A4 page at 200 dots an inch: sharp enough behind text. */
const MAX_SIDE = 2400
/** A PNG with more pixels is kept as JPEG: a PDF takes a JPEG as it is, while a large PNG would take the page seconds. Transparent parts become white, as the paper is. */
const PNG_MAX_PIXELS = 250_000

/** Adds a picture behind a page, puts another in its place, or takes one away. */
export const updateImageTemplate: TemplateUpdateWork<'update_image_template'> = async (
  context,
  actor,
  { templateId, body },
) => {
  if (!body) throw new AppError('bad_request', { details: { issues: ['imageTemplate: is required'] } })
  const { companyId } = actor
  const key = `${picturesBelow(templateId)}${randomUUID()}`
  const image = body.imageTemplate === '' ? null : await readImage(context, body.imageTemplate)
  // Checked before bytes are stored: those of a missing template would never be removed.
  if (!(await findTemplate(companyDb(context.store, companyId), templateId))) throw new AppError('not_found')
  if (image) await context.storage.put(companyId, key, image.bytes, image.mediaType)
  const write = writeTemplate(context, actor, templateId, async (db, row) => {
    const before = row.image_templates as StoredImageTemplate[]
    const { kept, dropped } = image ? withPicture(before, picture(row, body, image, key)) : without(before, body)
    await removeBytes(context, db, companyId, dropped)
    return { image_templates: kept }
  })
  return write.catch(async (error: unknown) => {
    if (image) await context.storage.delete(companyId, key)
    throw error
  })
}

async function readImage(context: Context, base64: string): Promise<RedrawnImage> {
  const bytes = decodeBase64(base64, IMAGE_TEMPLATE_MAX_BYTES, 'payload_too_large')
  const settings = { maxSide: MAX_SIDE, pngMaxPixels: PNG_MAX_PIXELS }
  return redrawImage(context, bytes, { ...settings, refusal: 'image_not_accepted' })
}

function picture(row: TemplateRow, body: ImageTemplateBody, image: RedrawnImage, key: string): StoredImageTemplate {
  const { page } = row.design as unknown as TemplateDesign
  const whole = pageSizes[page.size]
  return {
    id: body.imageTemplateId ?? randomUUID(),
    key,
    mediaType: image.mediaType,
    width: body.width ?? whole.width,
    height: body.height ?? whole.height,
    pixelWidth: image.width,
    pixelHeight: image.height,
  }
}

interface Change {
  kept: StoredImageTemplate[]
  dropped: StoredImageTemplate[]
}

/** One of the same id gives its place to the new one. */
function withPicture(before: readonly StoredImageTemplate[], one: StoredImageTemplate): Change {
  const dropped = before.filter(({ id }) => id === one.id)
  const kept = dropped.length > 0 ? before.map((old) => (old.id === one.id ? one : old)) : [...before, one]
  if (kept.length > IMAGE_TEMPLATES_MAX) throw new AppError('too_many')
  return { kept, dropped }
}

function without(before: readonly StoredImageTemplate[], body: ImageTemplateBody): Change {
  const dropped = before.filter(({ id }) => id === body.imageTemplateId)
  if (dropped.length === 0) throw new AppError('not_found')
  return { kept: before.filter(({ id }) => id !== body.imageTemplateId), dropped }
}

async function removeBytes(
  context: Context,
  db: Db,
  companyId: string,
  dropped: readonly StoredImageTemplate[],
): Promise<void> {
  if (dropped.length === 0) return
  await enqueueRemoveFiles(context, db, { companyId, keys: dropped.map(({ key }) => key) })
}
