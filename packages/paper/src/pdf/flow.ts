import type { Canvas } from './canvas.ts'

/** Which line of the CV a piece of paper shows, and its words. */
export interface Mark {
  sectionId: string
  /** `<section>/<line>`; a section's title has none of the CV's lines. */
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
  /** `above` is the gap as it was used. */
  paint: (canvas: Canvas, x: number, y: number, above: number) => void
  mark: Mark
}

export interface Frame {
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

/** Lays a column over as many pages as it needs. Chunks that keep together move to the next page together. */
export function layColumn(chunks: readonly Chunk[], frameOf: (page: number) => Frame): Placed[] {
  const placed: Placed[] = []
  let page = 0
  let frame = frameOf(0)
  let y = frame.top
  const next = (): void => {
    page += 1
    frame = frameOf(page)
    y = frame.top
  }
  for (const group of groupsOf(chunks)) {
    const room = (above: boolean): number =>
      group.reduce((sum, chunk, at) => sum + chunk.height + (at > 0 || above ? chunk.gap : 0), 0)
    const fresh = frameOf(page + 1)
    if (y > frame.top && y + room(true) > frame.bottom && room(false) <= fresh.bottom - fresh.top) next()
    // A first page may have less room than the others; what fits none is divided where it must be.
    else if (y === frame.top && y + room(false) > frame.bottom && room(false) <= fresh.bottom - fresh.top) next()
    for (const chunk of group) {
      const isTop = y === frame.top
      if (!isTop && y + chunk.gap + chunk.height > frame.bottom) next()
      const above = y === frame.top ? 0 : chunk.gap
      y += above
      placed.push({ chunk, page, x: frame.x, y, above })
      y += chunk.height
    }
  }
  return placed
}

function* groupsOf(chunks: readonly Chunk[]): Generator<Chunk[]> {
  let group: Chunk[] = []
  for (const chunk of chunks) {
    group.push(chunk)
    if (chunk.keep) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
