import type { Template, TemplateUpdate } from '@tabard/contract'
import type { TemplateRow } from './schema.ts'

/**
 * Every field that a PATCH may name has `isEdited`, and no other field has it. A list reads a large field only when it
 * names it. A visitor gets the value, nothing, or the part that `presenters/for-visitor.ts` makes of it.
 */
type FieldFacts = {
  [Field in keyof Template]: {
    field: Field
    visitor: 'shown' | 'hidden' | 'part'
    empty: Template[Field]
    isLarge?: true
  } & (Field extends keyof TemplateUpdate ? { isEdited: true } : { isEdited?: never })
}[keyof Template]

/** Every column of `templates` and its field. Null: the column never leaves the gateway. */
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

/** The rows above, without the columns that never leave the gateway. */
export const templateRows = Object.entries(templateColumns).flatMap(([column, facts]) =>
  facts === null ? [] : [{ isLarge: false, isEdited: false, ...facts, column: column as TemplateColumn }],
)

/** The column of each field that a PATCH may name. */
export const editedTemplateColumns = Object.fromEntries(
  templateRows.flatMap(({ column, field, isEdited }) => (isEdited ? [[field, column]] : [])),
) as Record<keyof TemplateUpdate, TemplateColumn>
