import type { ParsedLine } from '../schemas/parsed-cv.ts'

/** The text of a line, without signs that only separate its parts. `gap` is put between parts that stood apart. */
export function lineText(line: Pick<ParsedLine, 'runs'>, gap = ' | '): string {
  const words = line.runs.map((run) => (run.sign ? '' : run.text)).join('')
  return words.replaceAll('\t', gap).trim()
}
