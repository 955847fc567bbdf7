import { pdfKinds } from '../kinds/pdf.ts'
import { pageSizes } from '../page-size.ts'
import type { Canvas } from './canvas.ts'
import type { PageContext } from './page-context.ts'
import { setLines, widthOf } from './set-lines.ts'

const RUNNING_TOP = 22

/** Painted from the second page on: whose document this is, and from whom. These are no words of the CV. */
export function paintRunningHead(canvas: Canvas, context: PageContext, left: number, right: number): void {
  const { tree, looks, book, design } = context
  pdfKinds.headers[design.header.kind].paintEdge(canvas, context)
  const name = { ...looks.furniture, weight: 600 as const, colour: looks.palette.ink }
  const baseline = RUNNING_TOP + looks.furniture.size
  const half = (right - left) / 2 - 8
  const [who] = setLines([{ text: tree.header.name, look: name }], half, book)
  const [ref] = setLines([{ text: tree.header.reference || tree.header.brand.name, look: looks.furniture }], half, book)
  if (who) canvas.text(who, left, baseline, null)
  if (ref) canvas.text(ref, right - ref.width, baseline, null)
  canvas.rect(left, RUNNING_TOP + 14, right - left, 0.5, looks.palette.line)
}

interface Foot {
  left: number
  right: number
  page: number
  pages: number
}

export function paintFoot(
  canvas: Canvas,
  { tree, looks, book, design }: PageContext,
  { left, right, page, pages }: Foot,
): void {
  const { height } = pageSizes[design.page.size]
  const { company, text, presenter, pageNumber } = tree.footer
  const parts = [company, text, presenter].filter(Boolean)
  if (pageNumber) parts.push(pageNumber.replace('{pages}', String(pages)).replace('{page}', String(page + 1)))
  const look = looks.furniture
  const widths = parts.map((part) => widthOf([{ text: part, look }], book))
  const room = right - left
  const space = parts.length > 1 ? (room - widths.reduce((sum, value) => sum + value, 0)) / (parts.length - 1) : 0
  const baseline = height - 24
  let x = left
  for (const part of parts) {
    // Feet that are too long for one line are set smaller, so that they do not overlap.
    const scale = space < 8 ? room / (widths.reduce((sum, value) => sum + value, 0) + 8 * parts.length) : 1
    const [line] = setLines([{ text: part, look: { ...look, size: look.size * Math.min(1, scale) } }], room * 2, book)
    if (line) canvas.text(line, x, baseline, null)
    x += (line?.width ?? 0) + Math.max(8 * scale, space)
  }
}
