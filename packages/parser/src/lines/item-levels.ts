import type { Line } from '../model.ts'

/** The least indent of an inner list against its outer one, in points. */
const STEP = 5

/**
 * How deep each item stands in a list of lists. The format's own level counts where there is one, because Word keeps
 * the indent of numbered levels apart from the text. Otherwise an item's indent against those before it tells.
 */
export function itemLevels(lines: readonly Line[]): number[] {
  let outer: number[] = []
  let column: number | null = null
  return lines.map((line) => {
    if (!line.bullet) return 0
    if (line.listLevel !== null) return line.listLevel
    if (column !== line.column) outer = []
    column = line.column
    while (outer.length > 0 && line.x < (outer.at(-1) ?? 0) - STEP) outer.pop()
    const innermost = outer.at(-1)
    if (innermost === undefined || line.x > innermost + STEP) outer.push(line.x)
    return outer.length - 1
  })
}
