import {
  lineText,
  withSectionIds,
  type Attributes,
  type LineRole,
  type Op,
  type ParsedCv,
  type ParsedLine,
  type Section,
} from '@tabard/contract'
import { opsOf, type DeltaLine } from '../delta/index.ts'
import { tidyHeading } from './tidy-heading.ts'

/**
 * The sections a fresh CV starts with. Every word of the parsed sections is kept, in order, but for the old pages' own
 * furniture. Lines that hold nothing but the candidate's contact details go into hidden sections: the header shows what
 * the template lets it show.
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

/** Runs of contact lines stand between the others, so that the words keep their order. */
function groupsOf(lines: readonly ParsedLine[], hasTitle: boolean): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    if (manners[line.role] === null) continue
    const hidden = line.role === 'contact'
    const last = groups.at(-1)
    if (last?.hidden === hidden) last.lines.push(line)
    else groups.push({ hidden, lines: [line] })
  }
  return groups.length === 0 && hasTitle ? [{ hidden: false, lines: [] }] : groups
}

/** What a line becomes in the document: its line attributes, and what is put where its parts stood apart. */
interface Manner {
  attributes: Pick<Attributes, 'entry' | 'list'>
  gap: string
}

const BAR = ' | '
/** Null: not shown. */
const manners: Record<LineRole, Manner | null> = {
  title: { attributes: { entry: 'title' }, gap: ', ' },
  organisation: { attributes: { entry: 'organisation' }, gap: ', ' },
  dates: { attributes: { entry: 'dates' }, gap: ', ' },
  item: { attributes: { list: 'bullet' }, gap: BAR },
  term: { attributes: {}, gap: '\t' },
  label: { attributes: {}, gap: ': ' },
  text: { attributes: {}, gap: BAR },
  contact: { attributes: {}, gap: BAR },
  furniture: null,
}

function contentOf(lines: readonly ParsedLine[]): Op[] {
  const content = lines.flatMap((line): DeltaLine[] => {
    const manner = manners[line.role]
    if (!manner) return []
    const text = lineText(line, manner.gap)
    return [{ runs: text ? [{ text }] : [], attributes: manner.attributes }]
  })
  return content.length > 0 ? opsOf(content) : [{ insert: '\n' }]
}
