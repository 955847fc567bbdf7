import { least, most } from '../numbers.ts'
import type { Line } from '../model.ts'
import type { PageItem, PageLayout } from './page.ts'

/**
 * Puts the pages one after another. A sidebar over several pages is read to its end before the text beside it, so that
 * an entry broken by the end of a page continues without a gap.
 */
export function assembleDocument(pages: readonly PageLayout[]): Line[] {
  const lines: Line[] = []
  let open: Extract<PageItem, { kind: 'columns' }> | null = null
  const flush = (): void => {
    for (const column of open?.columns ?? []) for (const line of column) lines.push(line)
    open = null
  }
  for (const { items } of pages) {
    items.forEach((item, index) => {
      const continues: Extract<PageItem, { kind: 'columns' }> | null = index === 0 ? open : null
      if (item.kind === 'columns') {
        if (continues && Math.abs(continues.gutter - item.gutter) < 20) {
          open = {
            ...continues,
            columns: [
              [...continues.columns[0], ...item.columns[0]],
              [...continues.columns[1], ...item.columns[1]],
            ],
          }
        } else {
          flush()
          open = item
        }
      } else if (continues && standsInColumn(item.lines, continues)) {
        const column: 0 | 1 = widest(continues)
        const columns: [Line[], Line[]] = [...continues.columns]
        columns[column] = [...columns[column], ...item.lines]
        open = { ...continues, columns }
      } else {
        flush()
        for (const line of item.lines) lines.push(line)
      }
    })
  }
  flush()
  measureGaps(lines)
  return lines.filter((line) => line.cells.length > 0)
}

/** Whether text continues the wider column of the page before, even though the other column has ended. */
function standsInColumn(lines: readonly Line[], open: Extract<PageItem, { kind: 'columns' }>): boolean {
  const column = open.columns[widest(open)]
  const left = least(column.map((line) => line.columnX))
  return lines.every((line) => line.x >= left - 6)
}

const widest = (open: Extract<PageItem, { kind: 'columns' }>): 0 | 1 =>
  width(open.columns[0]) >= width(open.columns[1]) ? 0 : 1

const width = (lines: readonly Line[]): number =>
  most(lines.map((line) => line.right)) - least(lines.map((line) => line.x))

/** Gap above a line within its own column; a new column or page counts as a wide gap. */
function measureGaps(lines: readonly Line[]): void {
  lines.forEach((line, index) => {
    const previous = lines[index - 1]
    line.gapAbove =
      previous && previous.page === line.page && line.top >= previous.top - 2
        ? Math.max(0, line.top - previous.bottom)
        : 99
  })
}
