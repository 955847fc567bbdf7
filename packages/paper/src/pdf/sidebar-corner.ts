import type { Corner } from '../kinds/parts.ts'
import { brandHeight, hasBrand, paintBrand, paintLine } from './brand-mark.ts'
import type { Canvas } from './canvas.ts'
import type { PageContext } from './page-context.ts'

/** Top of a name whose brand is beside it. */
export const NAME_TOP_BESIDE_CORNER = 37

/** The brand and under it the reference, at the top of a left sidebar. */
export function paintCorner(canvas: Canvas, context: PageContext, { x, width }: Corner): void {
  const { tree, looks } = context
  const y = hasBrand(context) ? 40 + brandHeight(context, width) + 7 : 42
  // The reference is written first, because the words have one order in every medium.
  paintLine(canvas, context, tree.header.reference, looks.reference, x, y, width)
  paintBrand(canvas, context, { x, y: 40, width, align: 'left' })
}
