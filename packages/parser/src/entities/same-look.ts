import type { ReadLine } from './entry-lines.ts'

/** Whether two lines begin in the same look. */
export function sameLook(a: ReadLine, b: ReadLine): boolean {
  const [first, second] = [a.line.cells[0]?.words[0]?.style, b.line.cells[0]?.words[0]?.style]
  return (
    first !== undefined &&
    second !== undefined &&
    Math.abs(first.size - second.size) < 0.5 &&
    first.bold === second.bold &&
    first.italic === second.italic &&
    first.color === second.color
  )
}
