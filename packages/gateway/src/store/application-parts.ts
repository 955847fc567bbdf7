import { columnRows, type ColumnRow, type ReadColumn } from './application-columns.ts'

/** What is read of an application. */
export interface ApplicationParts {
  columns: readonly ReadColumn[]
  /** Links and visits: two index look-ups a row. */
  stats: boolean
}

/** All of it. */
export const wholeApplication: ApplicationParts = { columns: columnsWhere(() => true), stats: true }

/** The fields, without what is large and without counts. */
export const fieldsOnly: ApplicationParts = { columns: columnsWhere(isSmall), stats: false }

/** The fields, and with them the picture's facts and where the application came from. */
export const withOrigin: ApplicationParts = {
  columns: columnsWhere((row) => isSmall(row) || row.reading === 'origin'),
  stats: false,
}

/** What a list shows without being asked. Its counts cost two index look-ups a row, so one that names fields may leave them out. */
export const listParts: ApplicationParts = { ...fieldsOnly, stats: true }

/** `?attributes=`: of the small fields those that are named, of the large ones their group; which one it is, always. */
export function partsNamed(attributes: string): ApplicationParts {
  const named = new Set(attributes.split(','))
  const groups = new Set(columnRows.flatMap(({ field, reading }) => (named.has(field) ? [reading] : [])))
  return {
    columns: columnsWhere(({ field, reading }) =>
      reading === 'small' ? named.has(field) : reading === 'key' || groups.has(reading),
    ),
    stats: named.has('stats'),
  }
}

/** For a list that is keyed by it. */
export function withExternalId(parts: ApplicationParts): ApplicationParts {
  if (parts.columns.includes('external_id')) return parts
  return { ...parts, columns: [...parts.columns, 'external_id'] }
}

function isSmall({ reading }: ColumnRow): boolean {
  return reading === 'key' || reading === 'small'
}

function columnsWhere(isRead: (row: ColumnRow) => boolean): ReadColumn[] {
  return columnRows.filter(isRead).map(({ column }) => column)
}
