import { serveParent } from '../children/serve-parent.ts'
import { drawFirstPage } from './draw-page.ts'
import type { Picture, PictureOrder } from './pictures.ts'
import { redraw } from './redraw.ts'

serveParent<PictureOrder, Picture>((order) =>
  order.at === 'page' ? drawFirstPage(order.input, order.width) : redraw(order.bytes, order.settings),
)
