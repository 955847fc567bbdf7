import type { Section } from '@tabard/contract'
import { linesOf, normaliseBullets, opsOf, type DeltaLine } from '../delta/index.ts'
import { changeRuns, lineText } from './change-lines.ts'
import type { Transform } from './transform.ts'

/** Invisible characters, which hinder every search. */
const UNSEEN = /[\u00ad\u200b\u200c\u2060\ufeff]/gu
const SPACES = /[\t\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000 ]+/gu

/** Leaves one space between words, one kind of bullet, and no empty lines in a row. No letter or digit is changed. */
export const tidy: Transform = (sections) => sections.map(tidySection)

function tidySection(section: Section): Section {
  const clean = linesOf(section.content).map(tidyLine)
  const listed = linesOf(normaliseBullets(opsOf(clean))).map(tidyLine)
  const kept = listed.filter(
    (line, at) => !isEmpty(line) || (at > 0 && at < listed.length - 1 && !isEmpty(listed[at - 1])),
  )
  while (kept.length > 1 && isEmpty(kept.at(-1))) kept.pop()
  return {
    ...section,
    title: tidyText(section.title).trim(),
    content: kept.length > 0 ? opsOf(kept) : [{ insert: '\n' }],
  }
}

function tidyLine(line: DeltaLine): DeltaLine {
  const clean = changeRuns(line, tidyText)
  let before = ' '
  // A space at the end of one piece and another at the start of the next are two spaces in a row.
  const joined = changeRuns(clean, (text, at) => {
    const previous = clean.runs[at - 1]
    if (previous?.embed) before = ''
    const result = before.endsWith(' ') ? text.replace(/^ +/u, '') : text
    if (result) before = result
    return result
  })
  const last = joined.runs.at(-1)
  if (!last || last.embed) return joined
  const runs = [...joined.runs.slice(0, -1), { ...last, text: last.text.trimEnd() }]
  return { ...joined, runs: runs.filter((run) => run.embed ?? run.text) }
}

function tidyText(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(SPACES, ' ')
    .replace(/ ([,;:!?.](?= |$))/gu, '$1')
}

function isEmpty(line: DeltaLine | undefined): boolean {
  return line !== undefined && lineText(line).trim() === ''
}
