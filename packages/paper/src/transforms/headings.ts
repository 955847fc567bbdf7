import type { SectionKind } from '@tabard/contract'
import { learnCasing } from './casing.ts'
import { changeLines, changeRuns } from './change-lines.ts'
import { wordsFor, type Transform } from './transform.ts'

/**
 * Makes headings alike: "W O R K  H I S T O R Y:" becomes "Work history". With `options.standard`, sections of a known
 * kind get its usual name in `options.language`.
 */
export const headings: Transform = (sections, options) => {
  const standard: Partial<Record<SectionKind, string>> = wordsFor(options).sections
  const casing = learnCasing(sections)
  const tidied = (title: string): string => casing.calm(joined(title))
  const titled = sections.map((section) => ({
    ...section,
    title: (options['standard'] === true && section.title !== '' && standard[section.kind]) || tidied(section.title),
  }))
  return changeLines(titled, (line) =>
    line.attributes.header && line.runs.length === 1 ? changeRuns(line, (text) => tidied(text)) : line,
  )
}

const SPACED = /^(?:\p{L} ){2,}\p{L}$/u

function joined(title: string): string {
  let end = title.length
  while (end > 0 && /[\s:]/u.test(title.charAt(end - 1))) end -= 1
  return title
    .slice(0, end)
    .trimStart()
    .split(/\s{2,}/)
    .map((word) => (SPACED.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ')
}
