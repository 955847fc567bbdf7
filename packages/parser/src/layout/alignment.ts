import { least, most } from '../numbers.ts'
import type { Row } from './rows.ts'

/**
 * A column has an edge that its lines share: the left one (headings may begin further left), the right one, or a common
 * middle.
 */
export function isAligned(rows: readonly Row[]): boolean {
  const lefts = rows.map((row) => row.words[0]?.x ?? 0)
  const rights = rows.map((row) => row.words.at(-1)?.right ?? 0)
  const edge = least(lefts)
  const onEdge = lefts.filter((x) => x < edge + 2.5).length
  if (onEdge >= Math.max(2, rows.length * 0.08)) return true
  const rest = lefts.slice(1)
  const hangsOut = onEdge === 1 && (lefts[0] ?? 0) < edge + 2.5 && mode(rest) - edge < 24
  if (hangsOut && shareNear(rest, mode(rest)) > 0.5) return true
  if (shareNear(rights, most(rights)) > 0.6) return true
  const axes = lefts.map((x, index) => (x + (rights[index] ?? x)) / 2)
  return shareNear(axes, mode(axes)) > 0.7
}

function mode(values: readonly number[]): number {
  return values.reduce(
    (best, value) => (shareNear(values, value) > shareNear(values, best) ? value : best),
    values[0] ?? 0,
  )
}

const shareNear = (values: readonly number[], target: number): number =>
  values.filter((value) => Math.abs(value - target) < 3).length / Math.max(1, values.length)
