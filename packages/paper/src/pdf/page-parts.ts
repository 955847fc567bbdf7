import { pageSizes } from '../page-size.ts'
import type { Canvas } from './canvas.ts'
import type { Frame } from './flow.ts'
import { paintFoot, paintRunningHead, paintSidebarFill } from './furniture.ts'
import { bandHeader, plainHeader } from './header-parts.ts'
import { SIDEBAR_INSET, SIDEBAR_PAD, type PageContext } from './page-context.ts'

/** Everything that is not a column: bands, the name, running heads, feet. */
export interface PageParts {
  /** Where the columns stand on a page, 0-based. */
  main: (page: number) => Frame
  sidebar: (page: number) => Frame
  mainWidth: number
  /** Wider where nothing marks the sidebar's room once it has ended. */
  mainWidthWithoutSidebar: number
  sidebarWidth: number
  paintBehind: (canvas: Canvas, page: number) => void
  paintFoot: (canvas: Canvas, page: number, pages: number) => void
}

const RUNNING_ROOM = 46
const COLUMN_GAP = 30

export function pageParts(context: PageContext): PageParts {
  const { design } = context
  const { margins, size } = design.page
  const { width, height } = pageSizes[size]
  const { columns, sidebarWidth } = design.layout
  const isLeft = columns === 'sidebar-left'
  const left = isLeft ? sidebarWidth + margins.left : margins.left
  const taken = columns === 'sidebar-right' ? sidebarWidth + COLUMN_GAP : 0
  const mainWidth = width - left - margins.right - taken
  const header =
    design.header.kind === 'band' ? bandHeader(context) : plainHeader(context, left, width - left - margins.right)
  const frame =
    (x: number) =>
    (page: number): Frame => ({
      x,
      top: page === 0 ? header.bottom : RUNNING_ROOM + 8,
      bottom: height - margins.bottom,
    })
  return {
    main: frame(left),
    sidebar: frame(isLeft ? SIDEBAR_INSET : width - margins.right - sidebarWidth),
    mainWidth,
    mainWidthWithoutSidebar: design.layout.sidebarFill === 'none' ? mainWidth + taken : mainWidth,
    sidebarWidth: isLeft ? sidebarWidth - SIDEBAR_INSET - SIDEBAR_PAD : sidebarWidth,
    paintBehind(canvas, page) {
      paintSidebarFill(canvas, context, page === 0 && design.header.kind === 'band' ? header.height : 0)
      if (page === 0) header.paint(canvas)
      else paintRunningHead(canvas, context, left, width - margins.right)
    },
    paintFoot(canvas, page, pages) {
      paintFoot(canvas, context, { left, right: width - margins.right, page, pages })
    },
  }
}
