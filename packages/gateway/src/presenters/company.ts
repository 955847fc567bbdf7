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
import { clientRows, keyRows, type ComputedClientField, type PageColumn } from '../store/company-columns.ts'
import type { CompanyCounts } from '../store/companies.ts'
import type { CompanyRow, UserRow } from '../store/schema.ts'
import { roleOf } from './user.ts'

/** Branding of a company that has chosen nothing yet. */
const plain = { font: 'Inter', primary: '#1f3a5f', secondary: '#6b7a90' } as const

/** All that a page says of the company. It reads only columns that a visitor's page may be made of. */
export function presentBranding(row: Pick<CompanyRow, PageColumn>, logo: BrandLogo | null): Branding {
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

/** What the fields that stand in no column are made of. */
interface ClientParts {
  branding: Branding
  team: UserRow[]
  counts: CompanyCounts
  logoName: string | null
  features: Record<FeatureName, boolean>
}

export function presentClient(row: CompanyRow, parts: ClientParts): Client {
  const client = Object.fromEntries(
    clientRows.map(({ field, column }) => {
      const present = presented[field]
      return [field, present ? present(row, parts) : column && row[column]]
    }),
  )
  return client as unknown as Client
}

/** What is written on the company's documents and addresses anyway: only fields whose row says so. */
export function presentPublicClient(row: CompanyRow, logoName: string | null): PublicClient {
  const client = Object.fromEntries(
    keyRows.map(({ field, column }) => {
      const present = presented[field]
      return [field, present ? present(row, { logoName }) : column && row[column]]
    }),
  )
  return client as unknown as PublicClient
}

type PartsFor<Field> = Field extends keyof PublicClient ? Pick<ClientParts, 'logoName'> : ClientParts
type Present<Field extends keyof Client> = (row: CompanyRow, parts: PartsFor<Field>) => Client[Field]

/** Fields that are not their column's value as it stands, or have no column. */
const presented: { [Field in keyof Client]?: Present<Field> } & { [Field in ComputedClientField]: Present<Field> } = {
  name: (row) => row.client_name,
  logoName: (_row, { logoName }) => logoName,
  team: (_row, { team }) =>
    team
      .filter((user) => !isIntegrationUser(user.id))
      .map((user) => ({ userId: user.id, name: user.name, email: user.email, userRole: roleOf(user) })),
  stats: (_row, { counts: { applications, templates, links } }) => ({ applications, templates, links }),
  numberRoles: (_row, { counts }) => counts.folders,
  branding: (_row, { branding }) => branding,
  brandColors: (row) => brandColorsOf(row),
  customTags: (row) => customTagsOf(row),
  features: (_row, { features }) => features,
  integration: (row) => ({ field_mappings: fieldMappingsOf(row) }),
}

function brandColorsOf(row: Pick<CompanyRow, 'brand_colors'>): string[] {
  return Array.isArray(row.brand_colors) ? row.brand_colors : []
}

export function customTagsOf(row: Pick<CompanyRow, 'custom_tags'>): CustomTag[] {
  return Array.isArray(row.custom_tags) ? (row.custom_tags as CustomTag[]) : []
}

/** The column keeps one mapping for each platform. */
export function fieldMappingsOf(row: Pick<CompanyRow, 'field_mappings'>): FieldMapping[] {
  return Object.values(row.field_mappings) as FieldMapping[]
}

function colour(value: unknown, otherwise: string): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise
}
