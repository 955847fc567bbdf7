import { pdfKinds } from '../kinds/pdf.ts'
import { fillsSidebar } from '../layouts/fills-sidebar.ts'
import { pageSizes } from '../page-size.ts'
import type { Canvas } from './canvas.ts'
import type { TextArea } from './flow.ts'
import { paintFoot, paintRunningHead } from './furniture.ts'
import type { PageContext } from './page-context.ts'

/** Everything that is not a column: bands, the name, running heads, feet. */
export interface PageParts {
  /** The area of each column on a page, 0-based. */
  main: (page: number) => TextArea
  sidebar: (page: number) => TextArea
  mainWidth: number
  /** The main column's width on pages after the sidebar's end. It is wider if no colour marks the sidebar there. */
  mainWidthWithoutSidebar: number
  sidebarWidth: number
  paintBehind: (canvas: Canvas, page: number) => void
  paintFoot: (canvas: Canvas, page: number, pages: number) => void
}

const RUNNING_ROOM = 46

export function pageParts(context: PageContext): PageParts {
  const { design } = context
  const { margins, size } = design.page
  const { width, height } = pageSizes[size]
  const layout = pdfKinds.layouts[design.layout.columns]
  const { left, taken, sidebar, corner } = layout.position(design)
  const mainWidth = width - left - margins.right - taken
  const isFilled = fillsSidebar(design)
  const header = pdfKinds.headers[design.header.kind].lay(context, {
    left,
    width: width - left - margins.right,
    corner,
  })
  const area =
    (x: number) =>
    (page: number): TextArea => ({
      x,
      top: page === 0 ? header.bottom : RUNNING_ROOM + 8,
      bottom: height - margins.bottom,
    })
  return {
    main: area(left),
    sidebar: area(sidebar.x),
    mainWidth,
    mainWidthWithoutSidebar: isFilled ? mainWidth : mainWidth + taken,
    sidebarWidth: sidebar.width,
    paintBehind(canvas, page) {
      if (isFilled) layout.paintFill(canvas, context, page === 0 ? header.covered : 0)
      if (page === 0) header.paint(canvas)
      else paintRunningHead(canvas, context, left, width - margins.right)
    },
    paintFoot(canvas, page, pages) {
      paintFoot(canvas, context, { left, right: width - margins.right, page, pages })
    },
  }
}
