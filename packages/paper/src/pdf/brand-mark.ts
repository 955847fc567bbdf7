import type { Canvas, Tag } from './canvas.ts'
import { dressed } from '../looks.ts'
import type { PageContext } from './page-context.ts'
import type { Look } from '../looks.ts'
import { setLines } from './set-lines.ts'
import { aligned, baselineOf } from './text-chunks.ts'

/** The room a logo may take. */
const LOGO_MAX = { width: 127, height: 28 }

interface BrandPlace {
  x: number
  y: number
  width: number
  align: 'left' | 'right' | 'center'
}

/** The company's logo, or its name where it has none. */
export function paintBrand(canvas: Canvas, context: PageContext, { x, y, width, align }: BrandPlace): void {
  const { tree, looks, book, logo } = context
  const share = align === 'right' ? 1 : align === 'center' ? 0.5 : 0
  if (logo) {
    const size = logoSize(logo, width)
    canvas.image(logo.name, x + (width - size.width) * share, y, size.width, size.height, {
      type: 'Figure',
      alt: tree.header.brand.name,
    })
    return
  }
  const tag: Tag = { type: 'P' }
  const height = looks.wordmark.size * 1.3
  let top = y
  for (const line of setLines(
    dressed([{ text: tree.header.brand.name }], looks.wordmark, looks.palette),
    width,
    book,
  )) {
    canvas.text(line, x + (width - line.width) * share, top + baselineOf(looks.wordmark, height, book), tag)
    top += height
  }
}

export function brandHeight({ tree, looks, book, logo }: PageContext, width: number): number {
  if (logo) return logoSize(logo, width).height
  const lines = setLines(dressed([{ text: tree.header.brand.name }], looks.wordmark, looks.palette), width, book)
  return lines.length * looks.wordmark.size * 1.3
}

function logoSize(logo: { width: number; height: number }, width: number): { width: number; height: number } {
  const scale = Math.min(LOGO_MAX.width / logo.width, LOGO_MAX.height / logo.height, width / logo.width)
  return { width: logo.width * scale, height: logo.height * scale }
}

/** One line of text at a place. */
export function paintLine(
  canvas: Canvas,
  { looks, book }: PageContext,
  text: string,
  look: Look,
  x: number,
  y: number,
  width: number,
  align?: 'center' | 'right',
): void {
  const [line] = text ? setLines(dressed([{ text }], look, looks.palette), width, book) : []
  if (line)
    canvas.text(line, x + aligned(line, width, align), y + baselineOf(look, look.size * 1.5, book), { type: 'P' })
}
