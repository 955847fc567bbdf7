import {
  lineText,
  withSectionIds,
  type Attributes,
  type FurnitureSort,
  type LineRole,
  type Op,
  type ParsedCv,
  type ParsedLine,
  type ParsedSection,
  type Section,
  type SectionKind,
} from '@tabard/contract'
import { opsOf, type DeltaLine } from '../delta/index.ts'
import { tidyHeading } from './tidy-heading.ts'

/**
 * The first sections of a new CV. Every word of the parsed sections is kept in its order, except page labels. Lines
 * that hold only contact details, and words of the old pages or of the form, are marked as kept back. Among the
 * personal details they go into hidden sections too, because the header shows those that the template allows.
 */
export function sectionsFromParsed(cv: ParsedCv): Section[] {
  return withSectionIds(
    cv.sections.flatMap((section) => {
      const { kind, heading, lines } = section
      const title = tidyHeading(heading)
      const printed = lines.filter((line) => formOf(line) !== null)
      const groups = isDivided(section, printed) ? groupsOf(printed) : [{ hidden: false, lines: printed }]
      return (printed.length > 0 || title !== '' ? groups : []).map((group, index) => ({
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

const isAside = ({ role }: ParsedLine): boolean => role === 'contact' || role === 'furniture'

/** Whether lines that are kept back get hidden sections of their own; elsewhere they stay between the others. */
function isDivided({ kind, heading }: ParsedSection, lines: readonly ParsedLine[]): boolean {
  if (kind === 'personal' || heading.trim() === '') return lines.some(isAside)
  return FORM_KINDS.includes(kind) && lines.length > 0 && lines.every(isAside)
}

/** A form of personal data may stand under any heading of these kinds. */
const FORM_KINDS: readonly SectionKind[] = ['profile', 'other']

/** Groups neighbouring lines that are kept back, and those that are not, so that the words keep their order. */
function groupsOf(lines: readonly ParsedLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const hidden = isAside(line)
    const last = groups.at(-1)
    if (last?.hidden === hidden) last.lines.push(line)
    else groups.push({ hidden, lines: [line] })
  }
  return groups
}

/** How a line is written in the document: its line attributes, and the text put between parts that stood apart. */
interface LineForm {
  attributes: Pick<Attributes, 'entry' | 'list' | 'keptBack'>
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
  contact: { attributes: { keptBack: 'contact' }, gap: BAR },
}

const furniture: LineForm = { attributes: { keptBack: 'furniture' }, gap: BAR }
/** Page labels are left out, because the document numbers its own pages. A person may show the other sorts again. */
const formsOfFurniture: Record<FurnitureSort, LineForm | null> = {
  page: null,
  updated: furniture,
  name: furniture,
  help: furniture,
}

const formOf = ({ role, furniture: sort = 'page' }: ParsedLine): LineForm | null =>
  role === 'furniture' ? formsOfFurniture[sort] : lineForms[role]

function contentOf(lines: readonly ParsedLine[]): Op[] {
  const content = lines.flatMap((line): DeltaLine[] => {
    const form = formOf(line)
    if (!form) return []
    const text = lineText(line, form.gap)
    return [{ runs: text ? [{ text }] : [], attributes: form.attributes }]
  })
  return content.length > 0 ? opsOf(content) : [{ insert: '\n' }]
}
