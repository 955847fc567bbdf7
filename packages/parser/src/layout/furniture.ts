import type { Row } from './rows.ts'

/** Share of the page height, at either end, where running headers and footers stand. */
const EDGE = 0.12

/**
 * Takes running headers, footers and page numbers out of the pages: text at the edge that other pages repeat, with at
 * most other digits. The first header is kept, because it often holds the candidate's name.
 */
export function takeFurniture(pages: { rows: Row[]; height: number }[]): { kept: Row[][]; furniture: Row[] } {
  const seen = new Map<string, number>()
  for (const { rows, height } of pages) {
    for (const key of new Set(rows.filter((row) => atEdge(row, height)).map(keyOf))) {
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
  }
  const furniture: Row[] = []
  const kept = pages.map(({ rows, height }, page) =>
    rows.filter((row) => {
      const edge = atEdge(row, height)
      if (!edge) return true
      const repeats = pages.length > 1 && (seen.get(keyOf(row)) ?? 0) >= Math.max(2, pages.length * 0.5)
      const isFurniture = isPageNumber(row) || (repeats && (page > 0 || edge === 'bottom' || row.size < 9))
      if (isFurniture) furniture.push(row)
      return !isFurniture
    }),
  )
  return { kept, furniture }
}

function atEdge(row: Row, height: number): 'top' | 'bottom' | null {
  if (row.bottom < height * EDGE) return 'top'
  return row.top > height * (1 - EDGE) ? 'bottom' : null
}

const textOf = (row: Row): string => row.words.map((word) => word.text).join(' ')

const keyOf = (row: Row): string =>
  textOf(row)
    .replace(/\p{Nd}+/gu, '#')
    .toLowerCase()

function isPageNumber(row: Row): boolean {
  const text = textOf(row).toLowerCase()
  return /^(?:(?:page|seite|página|pagina|strona|sida|side|صفحه) ?)?[-–—|(]? ?\p{Nd}{1,3} ?(?:(?:\/|of|von|de|di|van|z|av|از) ?\p{Nd}{1,3})? ?[-–—|)]?(?: ?ページ)?$/u.test(
    text,
  )
}
