import {
  BorderStyle,
  Footer,
  Header,
  ImageRun,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  TextWrappingType,
  type IFloating,
  type ParagraphChild,
} from 'docx'
import type { TemplateDesign } from '@tabard/contract'
import type { BlockTree, PageBackground } from '../blocks.ts'
import type { Hex } from '../colour.ts'
import { logoBytes } from '../logo-plate.ts'
import { pixels } from '../page-size.ts'
import type { Look, Looks } from '../looks.ts'
import type { WordPage } from './docx-page.ts'
import { runLook, twips } from './docx-styles.ts'

const EMU_PER_POINT = 12_700
/** Width of the brand's bar along a left sidebar. Beside the tint, not on it: which of two pictures lies above is up to the reader. */
const BAR = 6

/** The first page's header holds colour only; later pages say whose document this is. */
export function wordHeaders(
  tree: BlockTree,
  design: TemplateDesign,
  looks: Looks,
  page: WordPage,
): { first: Header; default: Header } {
  const { header } = tree
  const fill = sidebarFill(design, looks, page)
  const [first, ...others] = tree.backgrounds.map(groundRun)
  // Word knows a first page and the others: behind those stands the last.
  const following = others.at(-1) ?? tree.backgrounds.map(groundRun)[0]
  const isBand = design.header.kind === 'band'
  const top = isBand ? [paint(looks.palette.brand, { x: 0, y: 0, width: page.width, height: page.top + 2 })] : []
  const name: Look = { ...looks.furniture, weight: 600, colour: looks.palette.ink }
  const edge = isBand ? [paint(looks.palette.brand, { x: 0, y: 0, width: page.width, height: 6 })] : []
  const running = new Paragraph({
    style: 'Furniture',
    tabStops: [{ type: TabStopType.RIGHT, position: twips(page.mainWidth) }],
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: looks.palette.line.slice(1) } },
    children: [
      ...(following ? [following] : []),
      ...fill,
      ...edge,
      new TextRun({ text: header.name, ...runLook(name) }),
      new TextRun({ children: [new Tab(), header.reference || header.brand.name] }),
    ],
  })
  return {
    first: new Header({
      children: [new Paragraph({ style: 'Furniture', children: [...(first ? [first] : []), ...fill, ...top] })],
    }),
    default: new Header({ children: [running] }),
  }
}

/** One line: ours left, the page's number right. Who presents the candidate has a line of its own above. */
export function wordFooter(tree: BlockTree, page: WordPage): Footer {
  const { company, text, presenter, showPageNumbers } = tree.footer
  const parts: ParagraphChild[][] = [company, text].map((part) => [new TextRun(part)])
  if (showPageNumbers) {
    parts.push([new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })])
  }
  const last = parts.length - 1
  const line = new Paragraph({
    style: 'Furniture',
    tabStops: parts.slice(1).map((_, at) => ({
      type: at === last - 1 ? TabStopType.RIGHT : TabStopType.CENTER,
      position: twips((page.mainWidth * (at + 1)) / last),
    })),
    children: parts.flatMap((part, at) => (at === 0 ? part : [new TextRun({ children: [new Tab()] }), ...part])),
  })
  return new Footer({
    children: [...(presenter ? [new Paragraph({ style: 'Furniture', text: presenter })] : []), line],
  })
}

function sidebarFill(design: TemplateDesign, looks: Looks, page: WordPage): ImageRun[] {
  const { columns, sidebarFill: fill, sidebarWidth } = design.layout
  if (columns === 'single' || fill === 'none') return []
  if (columns === 'sidebar-right') {
    const x = (page.sidebar?.x ?? page.width) - 15
    return [paint(looks.palette.tint, { x, y: 0, width: page.width - x, height: page.height })]
  }
  return [
    paint(looks.palette.brand, { x: 0, y: 0, width: BAR, height: page.height }),
    paint(looks.palette.tint, { x: BAR, y: 0, width: sidebarWidth - BAR, height: page.height }),
  ]
}

function groundRun({ mediaType, data, width, height }: PageBackground): ImageRun {
  return new ImageRun({
    type: mediaType === 'image/png' ? 'png' : 'jpg',
    data: logoBytes({ data }),
    transformation: { width: pixels(width), height: pixels(height) },
    floating: behindPage(0, 0),
    altText: { name: 'Background', description: '', title: '' },
  })
}

/** A rectangle behind the text: one pixel of colour, stretched. Every word processor shows it alike. */
function paint(
  colour: Hex,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): ImageRun {
  return new ImageRun({
    type: 'bmp',
    data: onePixel(colour),
    transformation: { width: pixels(width), height: pixels(height) },
    floating: behindPage(x, y),
    altText: { name: 'Background', description: '', title: '' },
  })
}

function behindPage(x: number, y: number): IFloating {
  return {
    behindDocument: true,
    allowOverlap: true,
    horizontalPosition: { relative: 'page', offset: Math.round(x * EMU_PER_POINT) },
    verticalPosition: { relative: 'page', offset: Math.round(y * EMU_PER_POINT) },
    wrap: { type: TextWrappingType.NONE },
  }
}

/** A bitmap of one pixel: header of 14 bytes, its description of 40, then blue, green, red and padding. */
function onePixel(colour: Hex): Uint8Array {
  const bytes = new Uint8Array(58)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, 58, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, 1, true)
  view.setInt32(22, 1, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  view.setUint32(34, 4, true)
  bytes.set(
    [5, 3, 1].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
    54,
  )
  return bytes
}
