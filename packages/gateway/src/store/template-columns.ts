import type { Template, TemplateUpdate } from '@tabard/contract'
import type { TemplateRow } from './schema.ts'

/**
 * A field that a PATCH may name says so; no other field may. `large` ones are left out of a list that does not name them.
 * A visitor is answered the value, nothing, or what `presenters/for-visitor.ts` leaves of it.
 */
type FieldFacts = {
  [Field in keyof Template]: {
    field: Field
    visitor: 'shown' | 'hidden' | 'part'
    empty: Template[Field]
    isLarge?: true
  } & (Field extends keyof TemplateUpdate ? { isEdited: true } : { isEdited?: never })
}[keyof Template]

/** Every column of `templates` and the field it becomes. Null never leaves the gateway. */
export const templateColumns = {
  id: { field: 'template_id', visitor: 'shown', empty: '' },
  template_name: { field: 'templateName', visitor: 'shown', empty: '', isEdited: true },
  created_time: { field: 'createdTime', visitor: 'shown', empty: 0 },
  last_modified_time: { field: 'lastModifiedTime', visitor: 'shown', empty: 0 },
  template_version: { field: 'templateVersion', visitor: 'shown', empty: 0 },
  live: { field: 'live', visitor: 'shown', empty: false },
  design: { field: 'design', visitor: 'part', empty: {} as Template['design'], isEdited: true },
  free_text: { field: 'freeText', visitor: 'part', empty: [], isLarge: true, isEdited: true },
  embed_card: { field: 'embedCard', visitor: 'shown', empty: {}, isLarge: true, isEdited: true },
  image_templates: { field: 'imageTemplates', visitor: 'shown', empty: [], isLarge: true },
  company_id: null,
  created_by: null,
  is_default: null,
  revision: null,
} as const satisfies Record<keyof TemplateRow, FieldFacts | null>

type Columns = typeof templateColumns
export type TemplateColumn = { [C in keyof Columns]: Columns[C] extends null ? never : C }[keyof Columns]

/** The rows of the table but those that never leave. */
export const templateRows = Object.entries(templateColumns).flatMap(([column, facts]) =>
  facts === null ? [] : [{ isLarge: false, isEdited: false, ...facts, column: column as TemplateColumn }],
)

/** The column each field of a PATCH is kept in. */
export const editedTemplateColumns = Object.fromEntries(
  templateRows.flatMap(({ column, field, isEdited }) => (isEdited ? [[field, column]] : [])),
) as Record<keyof TemplateUpdate, TemplateColumn>
