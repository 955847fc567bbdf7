import { contactLabels, findContact, type FoundContact, mergeFound, type Section } from '@tabard/contract'
import type { DeltaLine } from '../delta/index.ts'
import { EMBED, changeLines, lineText, replaceInLine } from './change-lines.ts'
import { textsOf, type Transform } from './transform.ts'

/** A line without any of these says nothing. */
const WORTH_KEEPING = new RegExp(`[\\p{L}\\p{N}${EMBED}]`, 'u')

/** Labels and separators that are left of a line after its value was removed. */
const LABELS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.values(contactLabels).join('|')})\\s*(?:[.:]\\s*)+(?=$|[|•·,;/])`,
  'giu',
)
const LOST_SEPARATOR = /[\s|•·,;/–-]/u

/**
 * Removes addresses of all kinds, numbers and links, also links behind other words. `options.values` names more to
 * remove, such as the application's own fields. A line that held nothing else is dropped.
 */
export const removeContact: Transform = (sections, options) => {
  const values = textsOf(options, 'values')
  return changeLines(
    sections.map((section) => clearTitle(section, values)),
    (line) => clearLine(line, values),
  )
}

/** The same for one line; null when nothing is left of it. */
export function clearLine(line: DeltaLine, values: readonly string[]): DeltaLine | null {
  const unlinked = { ...line, runs: line.runs.map(({ link: _link, ...run }) => run) }
  const text = lineText(line)
  const found = mergeFound([...findContact(text), ...findValues(text, values)])
  if (found.length === 0) return unlinked
  const cleared = replaceInLine(
    unlinked,
    found.map(({ from, to }) => ({ from, to, by: '' })),
  )
  return tidied(cleared)
}

function tidied(line: DeltaLine): DeltaLine | null {
  const text = lineText(line)
  const cuts: FoundContact[] = [
    ...matches(text, LABELS),
    ...matches(text, /(?<=[|•·,;])\s*[|•·,;]/gu),
    ...matches(text, /\s(?=\s)|\s(?=[,.;:!?](?:\s|$))|\(\s*\)/gu),
  ]
  const once = replaceInLine(
    line,
    mergeFound(cuts).map(({ from, to }) => ({ from, to, by: '' })),
  )
  const rest = lineText(once)
  const ends = lostEnds(rest)
  const kept = replaceInLine(
    once,
    ends.map(({ from, to }) => ({ from, to, by: '' })),
  )
  return WORTH_KEEPING.test(lineText(kept)) ? kept : null
}

function clearTitle(section: Section, values: readonly string[]): Section {
  const found = mergeFound([...findContact(section.title), ...findValues(section.title, values)])
  if (found.length === 0) return section
  const title = [...found].reverse().reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), section.title)
  const [head, tail] = lostEnds(title)
  return { ...section, title: title.slice(head.to, tail.from).replace(/\s+/g, ' ') }
}

function findValues(text: string, values: readonly string[]): FoundContact[] {
  const folded = text.toLowerCase()
  if (folded.length !== text.length) return []
  return values.flatMap((value) => {
    const wanted = value.trim().toLowerCase()
    const found: FoundContact[] = []
    for (
      let at = folded.indexOf(wanted);
      wanted.length > 2 && at >= 0;
      at = folded.indexOf(wanted, at + wanted.length)
    ) {
      found.push({ from: at, to: at + wanted.length })
    }
    return found
  })
}

/**
 * The separators at both ends of a piece, left over from what was removed. A loop finds them, because a pattern would
 * try again from each place.
 */
function lostEnds(text: string): [FoundContact, FoundContact] {
  let from = 0
  while (from < text.length && LOST_SEPARATOR.test(text.charAt(from))) from += 1
  let to = text.length
  while (to > from && LOST_SEPARATOR.test(text.charAt(to - 1))) to -= 1
  return [
    { from: 0, to: from },
    { from: to, to: text.length },
  ]
}

function matches(text: string, pattern: RegExp): FoundContact[] {
  return [...text.matchAll(pattern)]
    .filter((match) => match[0] !== '')
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
}
