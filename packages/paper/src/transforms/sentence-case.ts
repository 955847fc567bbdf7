import { learnCasing, isShouted } from './casing.ts'
import { changeLines, lineText } from './change-lines.ts'
import type { DeltaLine, DeltaRun } from '../delta/index.ts'
import type { Transform } from './transform.ts'

/**
 * Puts lines and titles in capitals in sentence case. Names are known from where the CV writes them in mixed case, and
 * acronyms from a list. Any other text stays.
 */
export const sentenceCase: Transform = (sections) => {
  const casing = learnCasing(sections)
  const titled = sections.map((section) => ({ ...section, title: casing.calm(section.title) }))
  return changeLines(titled, (line) => (isShouted(lineText(line)) ? calmLine(line, casing.calm) : line))
}

function calmLine(line: DeltaLine, calm: (text: string) => string): DeltaLine {
  // The line is changed as a whole, because a word may be in two looks. It keeps its length, so that each piece keeps
  // its own.
  const text = lineText(line)
  const calmed = calm(text)
  if (calmed.length !== text.length) return line
  let at = 0
  const runs = line.runs.map((run): DeltaRun => {
    const from = at
    at += run.embed ? 1 : run.text.length
    return run.embed ? run : { ...run, text: calmed.slice(from, at) }
  })
  return { ...line, runs }
}
