import { columnRows, type ColumnRow, type ReadColumn } from './application-columns.ts'

/** The parts of an application that a query reads. */
export interface ApplicationParts {
  columns: readonly ReadColumn[]
  /** Whether links and visits are counted. This costs two index look-ups for each row. */
  stats: boolean
}

/** The whole application. */
export const wholeApplication: ApplicationParts = { columns: columnsWhere(() => true), stats: true }

/** All small fields, without counts. */
export const fieldsOnly: ApplicationParts = { columns: columnsWhere(isSmall), stats: false }

/** All small fields, the picture's facts, and where the application came from. */
export const withOrigin: ApplicationParts = {
  columns: columnsWhere((row) => isSmall(row) || row.reading === 'origin'),
  stats: false,
}

/** The parts that a list reads when it names no fields. */
export const listParts: ApplicationParts = { ...fieldsOnly, stats: true }

/** For `?attributes=`: the key fields, the small fields that are named, and the whole group of each large field named. */
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

/** The same parts with `external_id`, for a list that is keyed by it. */
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
