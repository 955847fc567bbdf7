import type { Application, ApplicationUpdate } from '@tabard/contract'
import type { ApplicationRow } from './schema.ts'

/**
 * When a column is read. `key`: always. `small`: in lists, and wherever the field is named. All others are large: only for
 * one whole application, or when a list names the field. Columns of one large group are read together.
 */
type Reading = 'key' | 'small' | 'text' | 'misc' | 'letter' | 'origin'

/**
 * The answer to somebody outside the team. `shown`: the value. `hidden`: nothing. `contact`: the value if the template
 * prints contact details. `part`: the part that `presenters/for-visitor.ts` makes of it.
 */
export type VisitorRule = 'shown' | 'hidden' | 'contact' | 'part'

interface Facts<Field extends keyof Application> {
  field: Field
  reading: Reading
  visitor: VisitorRule
  /** The answer when the column is null, was not read, or is hidden. Undefined: the field is left out. */
  empty: Application[Field] | undefined
}

/** Every field that a PATCH may name has `edit`, which says whether an undo restores it. No other field has it. */
type FieldFacts = {
  [Field in keyof Application]: Facts<Field> &
    (Field extends keyof ApplicationUpdate ? { edit: 'undoable' | 'final' } : { edit?: never })
}[keyof Application]

const origin = { field: 'source', reading: 'origin', visitor: 'hidden', empty: undefined } as const

/**
 * Every column of `applications` with all facts about its field. Reading, lists, PATCH, undo and the visitor's view are
 * derived from these rows, in this order. Null: the column never leaves the gateway.
 */
export const applicationColumns = {
  id: { field: 'application_id', reading: 'key', visitor: 'shown', empty: '' },
  folder_id: { field: 'folder_id', reading: 'key', edit: 'final', visitor: 'shown', empty: '' },
  status: { field: 'status', reading: 'key', visitor: 'shown', empty: 'new' },
  failure: { field: 'failure', reading: 'key', visitor: 'hidden', empty: null },
  received_time: { field: 'receivedTime', reading: 'key', visitor: 'shown', empty: 0 },
  revision: { field: 'revision', reading: 'key', visitor: 'shown', empty: 0 },
  updated_at: { field: 'updatedAt', reading: 'key', visitor: 'shown', empty: 0 },
  candidate_name: { field: 'candidateName', reading: 'small', edit: 'undoable', visitor: 'shown', empty: '' },
  email_address: { field: 'emailAddress', reading: 'small', edit: 'undoable', visitor: 'contact', empty: '' },
  phone_number: { field: 'phoneNumber', reading: 'small', edit: 'undoable', visitor: 'contact', empty: '' },
  identifier: { field: 'identifier', reading: 'small', edit: 'undoable', visitor: 'shown', empty: '' },
  linked_url: { field: 'linkedUrl', reading: 'small', edit: 'undoable', visitor: 'contact', empty: '' },
  headline: { field: 'headline', reading: 'small', edit: 'undoable', visitor: 'shown', empty: '' },
  location: { field: 'location', reading: 'small', edit: 'undoable', visitor: 'shown', empty: '' },
  template_id: { field: 'template', reading: 'small', visitor: 'shown', empty: null },
  template_version: { field: 'templateVersion', reading: 'small', visitor: 'shown', empty: 0 },
  total_experience: { field: 'totalExperience', reading: 'small', visitor: 'shown', empty: null },
  average_tenure: { field: 'averageTenure', reading: 'small', visitor: 'shown', empty: null },
  score: { field: 'score', reading: 'small', visitor: 'hidden', empty: null },
  file_types: { field: 'fileTypes', reading: 'small', visitor: 'hidden', empty: [] },
  submitted_by: { field: 'submittedBy', reading: 'small', visitor: 'hidden', empty: '' },
  output_name: { field: 'outputName', reading: 'small', edit: 'undoable', visitor: 'shown', empty: '' },
  duplication: { field: 'duplication', reading: 'small', visitor: 'hidden', empty: null },
  file_name: { field: 'fileName', reading: 'small', visitor: 'hidden', empty: '' },
  free_text: { field: 'freeText', reading: 'text', edit: 'undoable', visitor: 'part', empty: [] },
  embed_card: { field: 'embedCard', reading: 'text', edit: 'undoable', visitor: 'part', empty: {} },
  misc_data: { field: 'miscData', reading: 'misc', visitor: 'part', empty: {} },
  cover_letter: { field: 'coverLetter', reading: 'letter', edit: 'undoable', visitor: 'shown', empty: null },
  cv_type: origin,
  platform: origin,
  external_client_id: origin,
  external_id: origin,
  external_user_id: origin,
  job_id: origin,
  headshot: { field: 'headshot', reading: 'origin', visitor: 'hidden', empty: undefined },
  company_id: null,
  search_text: null,
} as const satisfies Record<keyof ApplicationRow, FieldFacts | null>

type Columns = typeof applicationColumns
type ColumnWith<Fact> = { [C in keyof Columns]: Columns[C] extends Fact ? C : never }[keyof Columns]
type FieldOfColumns = NonNullable<Columns[keyof Columns]>['field']

/** Columns that an answer may use. */
export type ReadColumn = ColumnWith<{ reading: Reading }>
/** Columns that an answer holds only when they were read. */
export type OriginColumn = ColumnWith<{ reading: 'origin' }>
/** How the candidate is reached. Anonymising hides each of these, wherever the text repeats it. */
export type ContactColumn = ColumnWith<{ visitor: 'contact' }>
export type EditedColumn = ColumnWith<{ edit: 'undoable' | 'final' }>
/** Columns that a version keeps beside the text, because an undo restores them. */
export type VersionedColumn = Exclude<ColumnWith<{ edit: 'undoable' }>, 'free_text'>

/** Fields without a column. */
export const computedFields = {
  stats: { visitor: 'hidden', empty: { links: 0, views: 0 } },
  loadedIndividually: { visitor: 'shown', empty: false },
} as const satisfies {
  [Field in Exclude<keyof Application, FieldOfColumns>]: { visitor: VisitorRule; empty: Application[Field] }
}

export interface ColumnRow extends Facts<keyof Application> {
  column: ReadColumn
  edit?: 'undoable' | 'final'
}

/** The rows above in their order, without the columns that never leave the gateway. */
export const columnRows: readonly ColumnRow[] = Object.entries(applicationColumns).flatMap(([column, facts]) =>
  facts === null ? [] : [{ column: column as ReadColumn, ...facts }],
)

export const contactColumns = columnRows
  .filter(({ visitor }) => visitor === 'contact')
  .map(({ column }) => column as ContactColumn)

export const versionedColumns = columnRows
  .filter(({ column, edit }) => edit === 'undoable' && column !== 'free_text')
  .map(({ column }) => column as VersionedColumn)

/** The column of each field that a PATCH may name. */
export const editedColumns = Object.fromEntries(
  columnRows.flatMap(({ column, field, edit }) => (edit === undefined ? [] : [[field, column]])),
) as Record<keyof ApplicationUpdate, EditedColumn>
