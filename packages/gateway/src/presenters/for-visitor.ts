import type { Application, MiscData, Section, Template } from '@tabard/contract'
import { designParts } from '@tabard/contract/schemas'
import { withoutKeptBack } from '@tabard/paper/delta'
import { columnRows, computedFields, type applicationColumns } from '../store/application-columns.ts'
import { templateRows, type templateColumns } from '../store/template-columns.ts'
import { blankApplication, putField } from './application.ts'

/** The parts of the page that are not the CV's own text. */
export interface VisitedPage {
  showsContact: boolean
  /** The template's own sections. */
  closing: readonly Section[]
}

/**
 * A CV as somebody outside the team may see it: only what its page shows, and nothing of how it was made. A field is
 * answered only where its row of `applicationColumns` says so; every other one comes out empty.
 */
export function forVisitor(whole: Application, page: VisitedPage): Application {
  const seen = blankApplication()
  for (const [field, rule] of rules) {
    if (rule === 'shown' || (rule === 'contact' && page.showsContact)) putField(seen, field, whole[field])
  }
  const freeText = sectionsForVisitor(whole.freeText, page.showsContact)
  const printed = printedBy([...freeText, ...sectionsForVisitor(page.closing, page.showsContact)])
  const shown = { ...whole, freeText }
  for (const [field, partOf] of Object.entries(parts)) putField(seen, field as PartField, partOf(shown, printed))
  return seen
}

/** A template as somebody outside the team sees it: only the design parts that the contract names, and no hidden section. */
export function templateForVisitor(template: Template): Template {
  const seen = Object.fromEntries(
    templateRows.map(({ field, visitor, empty }) => [field, visitor === 'shown' ? template[field] : empty]),
  ) as unknown as Template
  return { ...seen, ...templateParts(template) }
}

/** Sections as somebody outside the team sees them, without the hidden ones and the lines that are kept back. */
export function sectionsForVisitor(sections: readonly Section[], showsContact: boolean): Section[] {
  return sections
    .filter(({ hidden }) => !hidden)
    .map((section) => onlyShown({ ...section, content: withoutKeptBack(section.content, showsContact) }, sectionRules))
}

const rules = [
  ...columnRows.map(({ field, visitor }) => [field, visitor] as const),
  ...Object.entries(computedFields).map(([field, { visitor }]) => [field as keyof Application, visitor] as const),
]

type PartFieldOf<Columns> = {
  [Column in keyof Columns]: Columns[Column] extends { visitor: 'part'; field: infer Field } ? Field : never
}[keyof Columns]
type PartField = PartFieldOf<typeof applicationColumns>

/** For each field with the rule `part`: the part that a visitor sees. The text given holds only what is shown. */
const parts: { [Field in PartField]: (whole: Application, printed: Printed) => Application[Field] } = {
  freeText: ({ freeText }) => freeText,
  embedCard: (whole, printed) => onlyNamed(whole.embedCard, printed.cards),
  miscData: ({ miscData }, printed) => {
    const tags = onlyNamed(miscData.tags ?? {}, printed.tags)
    const shown: MiscData = onlyShown(miscData, miscDataRules)
    return Object.keys(tags).length > 0 ? { ...shown, tags } : shown
  },
}

function templateParts(template: Template): Pick<Template, PartFieldOf<typeof templateColumns>> {
  return {
    design: onlyNamed(template.design, new Set(Object.keys(designParts))),
    freeText: sectionsForVisitor(template.freeText, template.design.header.showContact),
  }
}

type Rules<Value> = Record<keyof Value, 'shown' | 'hidden'>

const sectionRules: Rules<Section> = {
  id: 'shown',
  title: 'shown',
  kind: 'shown',
  content: 'shown',
  hidden: 'shown',
  placed: 'shown',
}

/** Hidden, because `parsed` holds every word of the original and `invented` holds a model's unchecked additions. */
const miscDataRules: Rules<Omit<MiscData, 'tags'>> = { parsed: 'hidden', invented: 'hidden' }

function onlyShown<Value extends object>(value: Value, table: Rules<Partial<Value>>): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => Object.hasOwn(table, key) && table[key as keyof Value] === 'shown'),
  ) as Value
}

function onlyNamed<Values extends object>(values: Values, names: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))) as Values
}

/** Keys of the tags and embed cards that the page prints. A visitor gets no others. */
interface Printed {
  tags: Set<string>
  cards: Set<string>
}

function printedBy(sections: readonly Section[]): Printed {
  const printed: Printed = { tags: new Set(), cards: new Set() }
  for (const { content } of sections) {
    for (const { insert } of content) {
      if (typeof insert === 'string') continue
      if ('tag' in insert) printed.tags.add(insert.tag)
      if ('embedCard' in insert) printed.cards.add(insert.embedCard)
    }
  }
  return printed
}
