import type { Line } from '../model.ts'

/** A gap of the text counts as the end of a section if it is this much wider than the usual one. */
const WIDE = 1.25

/** Where a heading stands that is turned along its section. */
export interface Turned {
  line: Line
  /** The middle of the heading before it at the same edge, or null. */
  above: number | null
}

/**
 * Inserts turned headings where their sections begin. A heading may stand at the top, in the middle or at the end of its
 * section, so the section begins below the widest gap between the heading before it and its own middle.
 */
export function insertTurned({ line, above }: Turned, lists: readonly Line[][]): boolean {
  const isBeside = (other: Line): boolean => other.bottom > line.top && other.top < line.bottom
  const own = lists.findIndex((lines) => lines.some(isBeside))
  const list = lists[own]
  if (!list) return false
  // The section may begin in a list before this one: text over the whole width is cut where columns or notes stand in it.
  const from = lists.findLastIndex((lines, index) => index < own && !isAbove(lines, list)) + 1
  const joined = lists.slice(from, own + 1).flat()
  const start = joined[sectionStart(joined, above, (line.top + line.bottom) / 2) ?? joined.findIndex(isBeside)]
  const target = lists.find((lines) => start !== undefined && lines.includes(start))
  if (!start || !target) return false
  target.splice(target.indexOf(start), 0, line)
  return true
}

/** Whether all of a list stands above another. */
const isAbove = (upper: readonly Line[], lower: readonly Line[]): boolean => {
  const [last, first] = [upper.at(-1), lower[0]]
  return last !== undefined && first !== undefined && upper.every((line) => line.bottom <= first.top + 1)
}

function sectionStart(list: readonly Line[], above: number | null, middle: number): number | null {
  const gaps = list.flatMap((line, index) => {
    const before = list[index - 1]
    const isBetween = line.top < middle && (above === null || line.top > above)
    return before && isBetween && before.page === line.page ? [{ index, gap: line.top - before.bottom }] : []
  })
  const widest = gaps.reduce<{ index: number; gap: number } | null>(
    (best, one) => (best === null || one.gap >= best.gap - 0.5 ? one : best),
    null,
  )
  const usual = [...gaps].sort((a, b) => a.gap - b.gap)[Math.floor(gaps.length / 2)]?.gap ?? 0
  return widest && widest.gap > usual * WIDE ? widest.index : null
}
