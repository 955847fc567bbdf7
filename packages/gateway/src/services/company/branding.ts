import { AppError, type BrandLogo, type Branding } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { presentBranding } from '../../presenters/company.ts'
import { findCompany } from '../../store/companies.ts'
import type { Db } from '../../store/db.ts'
import { findCurrentLogo } from '../../store/logos.ts'

/** The branding of the company's documents, logo included. */
export async function readBranding(context: Context, db: Db, companyId: string): Promise<Branding> {
  const [company, logo] = await Promise.all([findCompany(db, companyId), readCurrentLogo(context, db, companyId)])
  if (!company) throw new AppError('not_found')
  return presentBranding(company, logo)
}

async function readCurrentLogo(context: Context, db: Db, companyId: string): Promise<BrandLogo | null> {
  const row = await findCurrentLogo(db)
  if (!row) return null
  const logo = await context.logoBytes.read(companyId, row.storage_key)
  if (!logo) return null
  const { bytes, luminance } = logo
  return {
    fileName: row.file_name,
    mediaType: row.media_type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    data: Buffer.from(bytes).toString('base64'),
    width: row.width,
    height: row.height,
    ...(luminance !== undefined && { luminance }),
  }
}
