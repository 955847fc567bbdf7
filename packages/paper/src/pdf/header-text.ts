import type { HeaderBlock } from '../blocks.ts'
import type { Canvas, Tag } from './canvas.ts'
import { dressed, type Look } from '../look.ts'
import type { PageContext } from './page-context.ts'
import { setLines, widthOf } from './set-lines.ts'
import { aligned, baselineOf } from './text-chunks.ts'

/** Name, headline, place and contact, one below the other. */
export function whoLines(
  header: HeaderBlock,
  { looks, book }: PageContext,
  width: number,
  { align, hasCapitals = false }: { align?: 'center'; hasCapitals?: boolean } = {},
) {
  const rows: { runs: { text: string; link?: string }[]; look: Look; lead: number; gap: number; tag: Tag }[] = [
    {
      runs: [{ text: hasCapitals ? header.name.toLocaleUpperCase('en') : header.name }],
      look: looks.name,
      lead: 1.1,
      gap: 0,
      tag: { type: 'H1' },
    },
    { runs: [{ text: header.headline }], look: looks.headline, lead: 1.35, gap: 4, tag: { type: 'P' } },
    { runs: [{ text: header.location }], look: looks.where, lead: 1.5, gap: 2, tag: { type: 'P' } },
    ...header.contact.map((run, at) => ({
      runs: [run],
      look: looks.where,
      lead: 1.45,
      gap: at === 0 ? 2 : 0,
      tag: { type: 'P' } as Tag,
    })),
  ]
  const set = rows
    .filter((row) => row.runs.some((run) => run.text))
    .map((row) => ({ ...row, lines: setLines(dressed(row.runs, row.look, looks.palette), width, book) }))
  return {
    height: set.reduce((sum, row) => sum + row.gap + row.lines.length * row.look.size * row.lead, 0),
    paint(canvas: Canvas, x: number, top: number): void {
      let y = top
      for (const row of set) {
        y += row.gap
        for (const line of row.lines) {
          const height = row.look.size * row.lead
          canvas.text(line, x + aligned(line, width, align), y + baselineOf(row.look, height, book), row.tag)
          y += height
        }
      }
    },
  }
}

/** Experience, tenure and the like, side by side. */
export function factCells(
  { facts }: HeaderBlock,
  { looks, book }: PageContext,
  width: number,
  { align: wanted, leastColumns = 3 }: { align?: 'center'; leastColumns?: number } = {},
) {
  if (facts.length === 0) return null
  const runsOf = (text: string, look: Look) => dressed([{ text }], look, looks.palette)
  const natural = facts.map(({ label, value }) =>
    Math.max(widthOf(runsOf(label, looks.factLabel), book), widthOf(runsOf(value, looks.factValue), book)),
  )
  // Columns of equal width, mostly at least three, so that two facts are not far apart. Facts that need more width
  // divide the rest among them.
  const even = width / Math.max(facts.length, leastColumns)
  const left = (width - natural.reduce((sum, value) => sum + value, 0)) / Math.max(1, facts.length - 1)
  const fitsEven = natural.every((value) => value <= even - 10) || left < 10
  const set = facts.map(({ label, value }, at) => {
    const room = fitsEven ? even - 10 : (natural[at] ?? 0) + 1
    return {
      label: setLines(runsOf(label, looks.factLabel), room, book),
      value: setLines(runsOf(value, looks.factValue), room, book),
      tag: { type: 'P' } as Tag,
      step: fitsEven ? even : (natural[at] ?? 0) + left,
    }
  })
  const [labelHeight, valueHeight] = [looks.factLabel.size * 1.5, looks.factValue.size * 1.3]
  const align = fitsEven ? wanted : undefined
  return {
    height: Math.max(...set.map((fact) => fact.label.length * labelHeight + fact.value.length * valueHeight)),
    paint(canvas: Canvas, x: number, top: number): void {
      let start = x
      for (const fact of set) {
        let y = top
        for (const [lines, look, height] of [
          [fact.label, looks.factLabel, labelHeight],
          [fact.value, looks.factValue, valueHeight],
        ] as const) {
          for (const line of lines) {
            canvas.text(line, start + aligned(line, fact.step, align), y + baselineOf(look, height, book), fact.tag)
            y += height
          }
        }
        start += fact.step
      }
    },
  }
}
