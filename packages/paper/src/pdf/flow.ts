import type { Canvas } from './canvas.ts'

/** The line of the CV that a piece of paper shows, and its words. */
export interface Mark {
  sectionId: string
  /** `<section>/<line>`. A section's title has no line of the CV. */
  lineId: string | null
  /** Characters of the line before this piece. */
  offset: number
  text: string
}

/** A piece of a column that is never divided: mostly one line of text. */
export interface Chunk {
  height: number
  /** Space above, dropped at the top of a page. */
  gap: number
  /** Stays on one page with the next chunk. */
  keep: boolean
  /** `above` is the gap that was really used. */
  paint: (canvas: Canvas, x: number, y: number, above: number) => void
  mark: Mark
}

export interface TextArea {
  x: number
  top: number
  bottom: number
}

export interface Placed {
  chunk: Chunk
  page: number
  x: number
  y: number
  above: number
}

/**
 * Lays out a column over as many pages as it needs. Chunks that keep together move to the next page together. `cuts`
 * are the same lines set to different widths, and `cutOf` says which of them a page uses. A line that has begun in one
 * cut is finished in it.
 */
export function layColumn(
  cuts: readonly (readonly Chunk[])[],
  cutOf: (page: number) => number,
  areaOf: (page: number) => TextArea,
): Placed[] {
  const units = cuts.map(unitsOf)
  const agree = units.every((list) => list.length === units[0]?.length)
  const placed: Placed[] = []
  let page = 0
  let cut = cutOf(0)
  let area = areaOf(0)
  let y = area.top
  let unit = 0
  let inUnit = 0
  const next = (): void => {
    page += 1
    area = areaOf(page)
    y = area.top
    changeCut()
  }
  const changeCut = (): void => {
    if (agree && inUnit === 0) cut = cutOf(page)
  }
  for (;;) {
    let group = groupAt(units[cut] ?? [], unit, inUnit)
    if (group.length === 0) return placed
    const room = (above: boolean): number =>
      group.reduce((sum, chunk, at) => sum + chunk.height + (at > 0 || above ? chunk.gap : 0), 0)
    const fresh = areaOf(page + 1)
    // A first page may have less room than the others. A group that fits on no page is divided where it must be.
    if (
      y + room(y > area.top) > area.bottom &&
      room(false) <= fresh.bottom - fresh.top &&
      (y > area.top || page === 0)
    ) {
      next()
      group = groupAt(units[cut] ?? [], unit, inUnit)
    }
    for (const chunk of group) {
      if (y > area.top && y + chunk.gap + chunk.height > area.bottom) {
        page += 1
        area = areaOf(page)
        y = area.top
      }
      const above = y === area.top ? 0 : chunk.gap
      y += above
      placed.push({ chunk, page, x: area.x, y, above })
      y += chunk.height
      inUnit += 1
      if (inUnit < (units[cut]?.[unit]?.length ?? 0)) continue
      inUnit = 0
      unit += 1
    }
    changeCut()
  }
}

/** The pieces of each line of the CV. Two cuts of a column have these in common. */
function unitsOf(chunks: readonly Chunk[]): Chunk[][] {
  const units: Chunk[][] = []
  let last = ''
  for (const chunk of chunks) {
    const key = `${chunk.mark.sectionId}\n${chunk.mark.lineId}`
    const list = units.at(-1)
    if (list && key === last) list.push(chunk)
    else units.push([chunk])
    last = key
  }
  return units
}

/** The next chunks that keep together. */
function groupAt(units: readonly Chunk[][], unit: number, inUnit: number): Chunk[] {
  const group: Chunk[] = []
  for (let at = unit; at < units.length; at += 1) {
    for (const chunk of (units[at] ?? []).slice(at === unit ? inUnit : 0)) {
      group.push(chunk)
      if (!chunk.keep) return group
    }
  }
  return group
}
