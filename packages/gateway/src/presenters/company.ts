import {
  brandFonts,
  isIntegrationUser,
  type BrandLogo,
  type Branding,
  type Client,
  type CustomTag,
  type FeatureName,
  type FieldMapping,
  type PublicClient,
} from '@tabard/contract'
import type { CompanyCounts } from '../store/companies.ts'
import type { CompanyRow, UserRow } from '../store/schema.ts'
import { roleOf } from './user.ts'

/** What stands where a company has chosen nothing yet. */
const plain = { font: 'Inter', primary: '#1f3a5f', secondary: '#6b7a90' } as const

export function presentBranding(row: CompanyRow, logo: BrandLogo | null): Branding {
  const stored = row.branding
  const colors = (stored['colors'] ?? {}) as Record<string, unknown>
  return {
    companyName: row.client_name,
    font: brandFonts.find((font) => font === stored['font']) ?? plain.font,
    headingFont: brandFonts.find((font) => font === stored['headingFont']) ?? plain.font,
    colors: {
      primary: colour(colors['primary'], plain.primary),
      secondary: colour(colors['secondary'], plain.secondary),
    },
    logo,
    footerText: typeof stored['footerText'] === 'string' ? stored['footerText'] : '',
    language: row.language,
  }
}

export function presentClient(
  row: CompanyRow,
  parts: {
    branding: Branding
    team: UserRow[]
    counts: CompanyCounts
    logoName: string | null
    features: Record<FeatureName, boolean>
  },
): Client {
  return {
    id: row.id,
    name: row.client_name,
    clientName: row.client_name,
    subdomain: row.subdomain,
    logoName: parts.logoName,
    team: parts.team
      .filter((user) => !isIntegrationUser(user.id))
      .map((user) => ({ userId: user.id, name: user.name, email: user.email, userRole: roleOf(user) })),
    stats: { applications: parts.counts.applications, templates: parts.counts.templates, links: parts.counts.links },
    numberRoles: parts.counts.folders,
    branding: parts.branding,
    brandColors: Array.isArray(row.brand_colors) ? row.brand_colors : [],
    options: row.options as Record<string, boolean>,
    limits: row.limits as Record<string, number>,
    ssoEnabled: row.sso_enabled,
    language: row.language,
    customTags: customTagsOf(row),
    identifier: row.identifier_shown,
    features: parts.features,
    integration: { field_mappings: fieldMappingsOf(row) },
  }
}

/** What is written on the company's documents and addresses anyway. */
export function presentPublicClient(row: CompanyRow, logoName: string | null): PublicClient {
  return {
    id: row.id,
    name: row.client_name,
    clientName: row.client_name,
    subdomain: row.subdomain,
    logoName,
    brandColors: Array.isArray(row.brand_colors) ? row.brand_colors : [],
    language: row.language,
    identifier: row.identifier_shown,
  }
}

export function customTagsOf(row: Pick<CompanyRow, 'custom_tags'>): CustomTag[] {
  return Array.isArray(row.custom_tags) ? (row.custom_tags as CustomTag[]) : []
}

/** Kept by platform. */
export function fieldMappingsOf(row: Pick<CompanyRow, 'field_mappings'>): FieldMapping[] {
  return Object.values(row.field_mappings) as FieldMapping[]
}

function colour(value: unknown, otherwise: string): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise
}
