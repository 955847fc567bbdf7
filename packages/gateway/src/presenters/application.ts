import { applicationStatuses, isErrorCode, type Application, type HeadshotFacts } from '@tabard/contract'
import { columnRows, computedFields } from '../store/application-columns.ts'
import type { ApplicationRecord } from '../store/applications.ts'
import type { Json } from '../store/schema.ts'
import { presentEmbedCards } from './embed-cards.ts'

/** Fields whose value is computed, and not copied from their column. */
const presented: { [Field in keyof Application]?: (row: ApplicationRecord) => Application[Field] | undefined } = {
  status: (row) => applicationStatuses.find((status) => status === row.status) ?? 'new',
  failure: (row) => (isErrorCode(row.failure) ? row.failure : null),
  embedCard: (row) => presentEmbedCards(row.embed_card),
  stats: (row) => ({ links: row.link_count ?? 0, views: row.view_count ?? 0 }),
  headshot: (row) => (row.headshot === undefined ? undefined : presentHeadshot(row.headshot)),
  source: presentSource,
}
const own = Object.entries(presented) as [keyof Application, (row: ApplicationRecord) => unknown][]
const plain = columnRows.filter(({ field }) => !(field in presented))

const blank = Object.fromEntries(
  [...columnRows, ...Object.entries(computedFields).map(([field, facts]) => ({ field, ...facts }))].flatMap(
    ({ field, empty }) => (empty === undefined ? [] : [[field, empty]]),
  ),
) as unknown as Application

/** One application as API callers get it. Fields that a list did not read come out empty. */
export function presentApplication(row: ApplicationRecord, loadedIndividually: boolean): Application {
  // A copy of `blank`, filled in: objects that grow field by field are several times slower to make and to write.
  const application = { ...blank, loadedIndividually }
  for (const { column, field } of plain) {
    const value = row[column]
    if (value !== null && value !== undefined) putField(application, field, value)
  }
  for (const [field, present] of own) {
    const value = present(row)
    if (value !== undefined) putField(application, field, value)
  }
  return application
}

/** An application in which every field is empty. */
export function blankApplication(): Application {
  return { ...blank }
}

export function putField(application: Application, field: keyof Application, value: unknown): void {
  ;(application as unknown as Record<string, unknown>)[field] = value
}

/** Where the application came from. Undefined when those columns were not read. */
function presentSource(row: ApplicationRecord): Application['source'] {
  if (row.cv_type === undefined) return undefined
  return {
    cvType: row.cv_type,
    platform: row.platform ?? null,
    externalClientId: row.external_client_id ?? null,
    externalId: row.external_id ?? null,
    externalUserId: row.external_user_id ?? null,
    jobId: row.job_id ?? null,
  }
}

/** The facts of a picture, without its storage key. */
export function presentHeadshot(headshot: Json | null): HeadshotFacts | null {
  if (headshot === null) return null
  return {
    fileType: headshot['mediaType'] === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    width: Number(headshot['width']),
    height: Number(headshot['height']),
    updatedTime: Number(headshot['at']),
  }
}
