import { countWords, type SectionKind } from '@tabard/contract'
import type { TextLine } from './text-line.ts'

const ROW = /^\p{L}[\p{L} /-]{1,24} \| \S.{0,60}$/u
/** Least share of rows among the lines of a form of personal data. */
const ROWS_SHARE = 0.6
const ROWS_MIN = 3
/** So few words between contact lines are not worth a section of their own. */
const SHREDS_MAX = 30
/** With more groups of contact lines and others than these, the two alternate. */
const GROUPS_MAX = 3

/** Marks lines that only say how to reach the candidate, at the top of a CV and in forms of personal data. */
export function markContact(
  lines: readonly TextLine[],
  section: { kind: SectionKind; hasHeading: boolean },
  isContact: (line: TextLine) => boolean,
): TextLine[] {
  if (isForm(lines, section, isContact)) return lines.map(asContact)
  if (section.hasHeading && section.kind !== 'personal') return [...lines]
  const marked = lines.map((line) => (isContact(line) ? asContact(line) : line))
  return alternates(marked) ? lines.map(asContact) : marked
}

const asContact = (line: TextLine): TextLine => (line.role === 'furniture' ? line : { ...line, role: 'contact' })

const withoutFurniture = (lines: readonly TextLine[]): TextLine[] => lines.filter(({ role }) => role !== 'furniture')

/** Rows such as "Name | Joe" and "Phone | 555", under whatever heading. */
function isForm(
  all: readonly TextLine[],
  { kind, hasHeading }: { kind: SectionKind; hasHeading: boolean },
  isContact: (line: TextLine) => boolean,
): boolean {
  const lines = withoutFurniture(all)
  if (!hasHeading || !['personal', 'profile', 'other'].includes(kind) || !lines.some(isContact)) return false
  const rows = lines.filter((line) => (line.role === 'text' && ROW.test(line.piece.text)) || isContact(line))
  return rows.length >= Math.max(ROWS_MIN, lines.length * ROWS_SHARE)
}

/** Contact details that alternate with few other words are one block of personal data, and are marked as a whole. */
function alternates(all: readonly TextLine[]): boolean {
  const lines = withoutFurniture(all)
  const groups = lines.filter((line, index) => (line.role === 'contact') !== (lines[index - 1]?.role === 'contact'))
  const isFirstShown = lines[0] !== undefined && lines[0].role !== 'contact'
  const shown = lines.filter((line) => line.role !== 'contact').map((line) => line.piece.text)
  return groups.length + (isFirstShown ? 1 : 0) > GROUPS_MAX && countWords(shown.join(' ')) <= SHREDS_MAX
}
