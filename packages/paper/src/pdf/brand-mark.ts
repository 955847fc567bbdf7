import type { Canvas, Tag } from './canvas.ts'
import { logoSize, PLATE } from '../logo-plate.ts'
import { dressed, type Look } from '../look.ts'
import type { PageContext } from './page-context.ts'
import { setLines } from './set-lines.ts'
import { aligned, baselineOf } from './text-chunks.ts'

interface BrandPosition {
  x: number
  y: number
  width: number
  align: 'left' | 'right' | 'center'
}

/** The company's logo, or its name if it has no logo. */
export function paintBrand(canvas: Canvas, context: PageContext, { x, y, width, align }: BrandPosition): void {
  const { tree, looks, book, logo } = context
  const share = align === 'right' ? 1 : align === 'center' ? 0.5 : 0
  if (logo) {
    const { inset, ...size } = logoSize(logo, logo.plate !== null, width)
    const left = x + (width - size.width) * share
    if (logo.plate) canvas.plate(left, y, size.width, size.height, PLATE.radius, logo.plate)
    const [wide, high] = [size.width - 2 * inset.x, size.height - 2 * inset.y]
    canvas.image(logo.name, left + inset.x, y + inset.y, wide, high, { type: 'Figure', alt: tree.header.brand.name })
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

/** Whether there is a logo or a name to show. */
export function hasBrand({ tree }: PageContext): boolean {
  return Boolean(tree.header.brand.logo ?? tree.header.brand.name)
}

export function brandHeight({ tree, looks, book, logo }: PageContext, width: number): number {
  if (logo) return logoSize(logo, logo.plate !== null, width).height
  const lines = setLines(dressed([{ text: tree.header.brand.name }], looks.wordmark, looks.palette), width, book)
  return lines.length * looks.wordmark.size * 1.3
}

/** Draws one line of text at a place. */
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
