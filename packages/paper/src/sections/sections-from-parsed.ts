import {
  lineText,
  withSectionIds,
  type Attributes,
  type FurnitureSort,
  type LineRole,
  type Op,
  type ParsedCv,
  type ParsedLine,
  type Section,
} from '@tabard/contract'
import { opsOf, type DeltaLine } from '../delta/index.ts'
import { tidyHeading } from './tidy-heading.ts'

/**
 * The first sections of a new CV. Every word of the parsed sections is kept in its order, except page labels. Lines
 * that hold only the candidate's contact details go into hidden sections, because the header shows those that the
 * template allows.
 */
export function sectionsFromParsed(cv: ParsedCv): Section[] {
  return withSectionIds(
    cv.sections.flatMap(({ kind, heading, lines }) => {
      const title = tidyHeading(heading)
      return groupsOf(lines, title !== '').map((group, index) => ({
        title: index === 0 || !group.hidden ? title : '',
        kind,
        content: contentOf(group.lines),
        ...(group.hidden && { hidden: true }),
      }))
    }),
  )
}

interface Group {
  hidden: boolean
  lines: ParsedLine[]
}

/** Groups neighbouring lines that are contact details, and those that are not, so that the words keep their order. */
function groupsOf(lines: readonly ParsedLine[], hasTitle: boolean): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    if (formOf(line) === null) continue
    const hidden = line.role === 'contact'
    const last = groups.at(-1)
    if (last?.hidden === hidden) last.lines.push(line)
    else groups.push({ hidden, lines: [line] })
  }
  return groups.length === 0 && hasTitle ? [{ hidden: false, lines: [] }] : groups
}

/** How a line is written in the document: its line attributes, and the text put between parts that stood apart. */
interface LineForm {
  attributes: Pick<Attributes, 'entry' | 'list'>
  gap: string
}

const BAR = ' | '
const lineForms: Record<Exclude<LineRole, 'furniture'>, LineForm> = {
  title: { attributes: { entry: 'title' }, gap: ', ' },
  organisation: { attributes: { entry: 'organisation' }, gap: ', ' },
  dates: { attributes: { entry: 'dates' }, gap: ', ' },
  item: { attributes: { list: 'bullet' }, gap: BAR },
  term: { attributes: {}, gap: '\t' },
  label: { attributes: {}, gap: ': ' },
  text: { attributes: {}, gap: BAR },
  contact: { attributes: {}, gap: BAR },
}

/**
 * Only page labels are left out, because the document numbers its own pages. The other sorts are printed as text until
 * a person removes them, because the parser tells them by their words and may be wrong.
 */
const formsOfFurniture: Record<FurnitureSort, LineForm | null> = {
  page: null,
  updated: lineForms.text,
  name: lineForms.text,
  help: lineForms.text,
}

const formOf = ({ role, furniture = 'page' }: ParsedLine): LineForm | null =>
  role === 'furniture' ? formsOfFurniture[furniture] : lineForms[role]

function contentOf(lines: readonly ParsedLine[]): Op[] {
  const content = lines.flatMap((line): DeltaLine[] => {
    const form = formOf(line)
    if (!form) return []
    const text = lineText(line, form.gap)
    return [{ runs: text ? [{ text }] : [], attributes: form.attributes }]
  })
  return content.length > 0 ? opsOf(content) : [{ insert: '\n' }]
}
