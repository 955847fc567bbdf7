import type { Client, ClientUpdates, PublicClient } from '@tabard/contract'
import type { CompanyRow } from './schema.ts'

/** What a company's own server is answered by its api-key. The contract's schema names the same fields. */
type KeyRule<Field> = Field extends keyof PublicClient ? 'shown' : 'hidden'

/** A field that somebody may write says whose it is in the table of roles; no other field may. */
type Writing<Field> = Field extends keyof ClientUpdates ? { area: 'settings' | 'branding' } : { area?: never }

/**
 * Everybody of the company is answered the field. A visitor, by a link or by an embedding's signature, is answered no
 * field of the company: of a column with `page`, only what `presentBranding` says on the document's page.
 */
type FieldFacts = {
  [Field in keyof Client]: {
    field: Field
    key: KeyRule<Field>
    visitor: 'page' | 'hidden'
    reads?: CostlyPart
  } & Writing<Field>
}[keyof Client]

/** What costs a query or many bytes, and is read only for a field that says so. */
export type CostlyPart = 'team' | 'counts' | 'logo'

/** Every column of `companies` and the field it becomes; null never leaves the gateway. */
export const companyColumns = {
  id: { field: 'id', key: 'shown', visitor: 'hidden' },
  client_name: { field: 'clientName', key: 'shown', visitor: 'page', area: 'settings' },
  subdomain: { field: 'subdomain', key: 'shown', visitor: 'hidden' },
  branding: { field: 'branding', key: 'hidden', visitor: 'page', area: 'branding', reads: 'logo' },
  brand_colors: { field: 'brandColors', key: 'shown', visitor: 'hidden', area: 'branding' },
  options: { field: 'options', key: 'hidden', visitor: 'hidden' },
  limits: { field: 'limits', key: 'hidden', visitor: 'hidden' },
  sso_enabled: { field: 'ssoEnabled', key: 'hidden', visitor: 'hidden' },
  language: { field: 'language', key: 'shown', visitor: 'page', area: 'settings' },
  custom_tags: { field: 'customTags', key: 'hidden', visitor: 'hidden' },
  identifier_shown: { field: 'identifier', key: 'shown', visitor: 'hidden', area: 'settings' },
  field_mappings: { field: 'integration', key: 'hidden', visitor: 'hidden' },
  disabled: null,
  body: null,
  created_at: null,
  revision: null,
  subdomain_key: null,
  disabled_message: null,
  jobs_created: null,
} as const satisfies Record<keyof CompanyRow, FieldFacts | null>

type Columns = typeof companyColumns
type ColumnWith<Fact> = { [C in keyof Columns]: Columns[C] extends Fact ? C : never }[keyof Columns]
type OwnField = NonNullable<Columns[keyof Columns]>['field']

/** What a visitor's page is made of. */
export type PageColumn = ColumnWith<{ visitor: 'page' }>
/** Columns that become a field. */
type ClientColumn = ColumnWith<object>
export type ComputedClientField = Exclude<keyof Client, OwnField>

/** Fields that stand in no column; `reads` null: what it is made of is read for every answer. */
export const computedClientFields = {
  name: { key: 'shown', reads: null },
  logoName: { key: 'shown', area: 'branding', reads: null },
  team: { key: 'hidden', reads: 'team' },
  stats: { key: 'hidden', reads: 'counts' },
  numberRoles: { key: 'hidden', reads: 'counts' },
  features: { key: 'hidden', reads: null },
} as const satisfies {
  [Field in ComputedClientField]: { key: KeyRule<Field>; reads: CostlyPart | null } & Writing<Field>
}

interface ClientFieldRow {
  field: keyof Client
  /** Null: the field stands in no column. */
  column: ClientColumn | null
  key: 'shown' | 'hidden'
  reads?: CostlyPart | null
  area?: 'settings' | 'branding'
}

/** Every field of a client. */
export const clientRows: readonly ClientFieldRow[] = [
  ...Object.entries(companyColumns).flatMap(([column, facts]) =>
    facts === null ? [] : [{ ...facts, column: column as ClientColumn }],
  ),
  ...Object.entries(computedClientFields).map(([field, facts]) => ({
    ...facts,
    field: field as ComputedClientField,
    column: null,
  })),
]

/** Rows of the fields a company's own server may know. */
export const keyRows = clientRows.flatMap(({ field, column, key }) =>
  key === 'shown' ? [{ field: field as keyof PublicClient, column }] : [],
)

/** Which part of the table of roles each written field belongs to, and its column, if it has one. */
export const editedClientFields = Object.fromEntries(
  clientRows.flatMap(({ field, column, area }) => (area === undefined ? [] : [[field, { area, column }]])),
) as Record<keyof ClientUpdates, { area: 'settings' | 'branding'; column: ClientColumn | null }>
