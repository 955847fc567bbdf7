import type { Corner } from '../kinds/parts.ts'
import { brandHeight, hasBrand, paintBrand, paintLine } from './brand-mark.ts'
import type { Canvas } from './canvas.ts'
import type { PageContext } from './page-context.ts'

/** Where a name begins whose brand stands beside it. */
export const NAME_TOP_BESIDE_CORNER = 37

/** Brand and, under it, reference at the top of a left sidebar. */
export function paintCorner(canvas: Canvas, context: PageContext, { x, width }: Corner): void {
  const { tree, looks } = context
  const y = hasBrand(context) ? 40 + brandHeight(context, width) + 7 : 42
  // The reference is written first, wherever it stands: one order of words in every medium.
  paintLine(canvas, context, tree.header.reference, looks.reference, x, y, width)
  paintBrand(canvas, context, { x, y: 40, width, align: 'left' })
}
