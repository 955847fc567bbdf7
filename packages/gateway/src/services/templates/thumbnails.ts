import { createHash } from 'node:crypto'
import { AppError, type Branding, type Picture, type Template, type TemplateId } from '@tabard/contract'
import { sampleCv } from '@tabard/paper/sample'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { presentTemplate } from '../../presenters/template.ts'
import { companyDb } from '../../store/db.ts'
import { findTemplate } from '../../store/templates.ts'
import { readBranding } from '../company/branding.ts'
import { withPictures } from './pictures-of.ts'
import { defaultTemplates } from './seed-defaults.ts'
import { picturesBelow } from './stored-image-template.ts'

/** Twice what a card in the template table is wide. */
const WIDTH = 640
/** Raised when the sample CV or the drawing changes, so that older pictures are no longer used. */
const EDITION = 2

/** A picture is drawn once and kept under what it shows; after an edit or with other branding it is another picture. */
export async function getThumbnail(
  context: Context,
  actor: UserActor | SignatureActor,
  templateId: TemplateId,
): Promise<Picture> {
  const db = companyDb(context.store, actor.companyId)
  const row = await findTemplate(db, templateId)
  if (!row) throw new AppError('not_found')
  const template = await withPictures(context, row, presentTemplate(row))
  return thumbnail(context, actor, { template, below: `${picturesBelow(templateId)}thumbnails/` })
}

export async function getDefaultThumbnail(
  context: Context,
  actor: UserActor,
  defaultTemplateId: string,
): Promise<Picture> {
  const found = defaultTemplates.find((one) => one.defaultTemplateId === defaultTemplateId)
  if (!found) throw new AppError('not_found')
  const template = { design: found.design, freeText: [], embedCard: {}, imageTemplates: [] }
  return thumbnail(context, actor, { template, below: `default-templates/${defaultTemplateId}/` })
}

async function thumbnail(
  context: Context,
  actor: UserActor | SignatureActor,
  {
    template,
    below,
  }: { template: Pick<Template, 'design' | 'freeText' | 'embedCard' | 'imageTemplates'>; below: string },
): Promise<Picture> {
  const { companyId } = actor
  const branding: Branding = await readBranding(context, companyDb(context.store, companyId), companyId)
  const { design, freeText, embedCard, imageTemplates } = template
  const shown = { design, freeText, embedCard, imageTemplates }
  const hash = createHash('sha256')
    .update(JSON.stringify([EDITION, shown, branding]))
    .digest('hex')
    .slice(0, 32)
  const key = `${below}${hash}.png`
  const kept = await context.storage.get(companyId, key)
  if (kept) return present(kept)
  const { bytes } = await context.pictures.drawFirstPage(
    { application: sampleCv, template: shown, branding, presenter: null },
    WIDTH,
  )
  const old = await context.storage.list(companyId, below)
  await context.storage.put(companyId, key, bytes, 'image/png')
  for (const other of old) if (other !== key) await context.storage.delete(companyId, other)
  return present(bytes)
}

function present(bytes: Uint8Array): Picture {
  const { width, height } = sizeOf(bytes)
  return { fileType: 'image/png', fileB64: Buffer.from(bytes).toString('base64'), width, height }
}

/** A PNG holds its size directly after its signature. */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
