import type { ParsedLine } from '../schemas/parsed-cv.ts'

/** What a line says, without signs that only set its parts apart; `gap` stands where its parts stood apart. */
export function lineText(line: Pick<ParsedLine, 'runs'>, gap = ' | '): string {
  const words = line.runs.map((run) => (run.sign ? '' : run.text)).join('')
  return words.replaceAll('\t', gap).trim()
}
