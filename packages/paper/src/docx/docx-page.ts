import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  Paragraph,
  ShadingType,
  Tab,
  TabStopType,
  Table,
  TableAnchorType,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type ParagraphChild,
} from 'docx'
import type { TemplateDesign } from '@tabard/contract'
import type { BlockTree, HeaderBlock } from '../blocks.ts'
import type { Hex } from '../colour.ts'
import { logoBytes, logoPlate, logoSize } from '../logo-plate.ts'
import { pageSizes, pixels } from '../page-size.ts'
import type { Look, Looks } from '../looks.ts'
import { wordRuns } from './docx-blocks.ts'
import { runLook, twips } from './docx-styles.ts'
import { platedLogo } from './plated-logo.ts'

/** Where the columns of the Word document stand; points. */
export interface WordPage {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  sidebar: { x: number; width: number } | null
  mainWidth: number
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE }
const NO_MARGINS = { top: 0, bottom: 0, left: 0, right: 0 }

/**
 * The sidebar stands in the page's margin as a floating table, so the main column is the document's own text: its
 * headings are in Word's navigation pane, and it flows over pages as Word pleases.
 */
export function wordPage(design: TemplateDesign): WordPage {
  const { width, height } = pageSizes[design.page.size]
  const { margins } = design.page
  const { columns, sidebarWidth } = design.layout
  const left = columns === 'sidebar-left' ? sidebarWidth + margins.left : margins.left
  const right = columns === 'sidebar-right' ? sidebarWidth + 30 + margins.right : margins.right
  const sidebar =
    columns === 'sidebar-left'
      ? { x: 28.5, width: sidebarWidth - 46.5 }
      : columns === 'sidebar-right'
        ? { x: width - margins.right - sidebarWidth, width: sidebarWidth }
        : null
  return { width, height, left, right, top: 50, bottom: margins.bottom, sidebar, mainWidth: width - left - right }
}

/** The head of the first page: a band, or lines of text, and the facts. */
export function wordHead(tree: BlockTree, design: TemplateDesign, looks: Looks, page: WordPage): (Paragraph | Table)[] {
  const { header } = tree
  const isBand = design.header.kind === 'band'
  const isCentred = design.header.kind === 'centred'
  const align = isCentred ? AlignmentType.CENTER : AlignmentType.LEFT
  const { facts } = header
  const who = whoParagraphs(header, looks, align)
  if (isBand) {
    const inset = { left: twips(design.page.margins.left), right: twips(design.page.margins.right) }
    const room = page.width - design.page.margins.left - design.page.margins.right
    return [bandTable([topLine(header, design, looks, room), ...who], facts, looks, page, inset), gap(looks, 9)]
  }
  const tail =
    facts.length > 0 ? [gap(looks, 9), factsTable(facts, looks, page, align), gap(looks, 12)] : [gap(looks, 12)]
  if (page.sidebar && design.layout.columns === 'sidebar-left') {
    return [...cornerTables(header, design, looks, page.sidebar), gap(looks, 1), ...who, ...tail]
  }
  if (!isCentred) return [topLine(header, design, looks, page.mainWidth), ...who, ...tail]
  const reference = header.reference ? [said(header.reference, looks.reference, { alignment: align, after: 4 })] : []
  return [
    ...reference,
    new Paragraph({ alignment: align, spacing: { after: twips(18) }, children: brandRuns(header, design, looks) }),
    ...who,
    ...tail,
  ]
}

/** The sidebar beside the text, anchored where the main column begins. */
export function wordSidebar(children: Paragraph[], page: WordPage): Table[] {
  if (!page.sidebar || children.length === 0) return []
  return [floating(children, page.sidebar, { verticalAnchor: TableAnchorType.TEXT, absoluteVerticalPosition: 1 })]
}

/** Reference left, brand right. */
function topLine(header: HeaderBlock, design: TemplateDesign, looks: Looks, width: number): Paragraph {
  return new Paragraph({
    spacing: { after: twips(26) },
    tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
    children: [
      ...wordRuns([{ text: header.reference }], looks.reference),
      new TextRun({ children: [new Tab()] }),
      ...brandRuns(header, design, looks),
    ],
  })
}

function brandRuns({ brand }: HeaderBlock, design: TemplateDesign, looks: Looks): ParagraphChild[] {
  const { logo, name } = brand
  if (!logo) return wordRuns([{ text: name }], looks.wordmark)
  const plate = logoPlate(logo, design, looks.palette)
  const { bytes, hasPlate } = plate ? platedLogo(logo, plate) : { bytes: logoBytes(logo), hasPlate: false }
  const { width, height } = logoSize(logo, hasPlate)
  return [
    new ImageRun({
      type: logo.mediaType === 'image/png' ? 'png' : 'jpg',
      data: bytes,
      transformation: { width: pixels(width), height: pixels(height) },
      altText: { name: 'Logo', description: name, title: name },
    }),
  ]
}

function whoParagraphs(header: HeaderBlock, looks: Looks, alignment: 'left' | 'center'): Paragraph[] {
  const rule = { style: BorderStyle.DOUBLE, size: 4, color: looks.palette.ink.slice(1) }
  const rows = [
    ...(header.headline ? [{ runs: [{ text: header.headline }], look: looks.headline, after: 2 }] : []),
    ...(header.location ? [{ runs: [{ text: header.location }], look: looks.where, after: 2 }] : []),
    ...header.contact.map((run) => ({ runs: [run], look: looks.where, after: 0 })),
  ]
  const last = rows.length - 1
  // A classic name stands between two rules, which are the first and the last paragraph's own.
  const above = alignment === 'center' && { border: { top: { ...rule, space: 10 } } }
  const below = alignment === 'center' && { border: { bottom: { ...rule, space: 10 } } }
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      alignment,
      ...above,
      ...(last < 0 && below && { border: { ...(above && above.border), ...below.border } }),
      children: wordRuns([{ text: header.name }]),
    }),
    ...rows.map(
      ({ runs, look, after }, at) =>
        new Paragraph({
          alignment,
          spacing: { after: twips(after) },
          ...(at === last && below),
          children: wordRuns(runs, look),
        }),
    ),
  ]
}

function bandTable(
  who: Paragraph[],
  facts: HeaderBlock['facts'],
  looks: Looks,
  page: WordPage,
  inset: { left: number; right: number },
): Table {
  const { palette } = looks
  const columns = Math.max(1, facts.length)
  const cells = shares(
    page.width,
    // Two facts take two thirds, so that they do not drift apart.
    Array.from({ length: columns }, (_, at) => (columns === 2 && at === 1 ? 2 : 1)),
  )
  const edge = { style: BorderStyle.SINGLE, size: 30, color: palette.accent.slice(1), space: 0 }
  const band = new TableCell({
    columnSpan: columns,
    shading: shade(palette.brand),
    margins: { ...inset, top: 0, bottom: twips(16) },
    borders: { ...NO_BORDERS, ...(facts.length === 0 && { bottom: edge }) },
    children: who,
  })
  const factCells = facts.map(
    ({ label, value }, at) =>
      new TableCell({
        shading: shade(palette.bandDeep),
        margins: {
          left: at === 0 ? inset.left : twips(8),
          right: at === columns - 1 ? inset.right : 0,
          top: twips(8),
          bottom: twips(8),
        },
        borders: { ...NO_BORDERS, bottom: edge },
        width: { size: cells[at] ?? 0, type: WidthType.DXA },
        children: [said(label, looks.factLabel), said(value, looks.factValue)],
      }),
  )
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(page.width), type: WidthType.DXA },
    columnWidths: cells,
    indent: { size: -twips(page.left), type: WidthType.DXA },
    borders: NO_BORDERS,
    margins: NO_MARGINS,
    rows: [
      new TableRow({ children: [band], cantSplit: true }),
      ...(facts.length > 0 ? [new TableRow({ children: factCells, cantSplit: true })] : []),
    ],
  })
}

function factsTable(facts: HeaderBlock['facts'], looks: Looks, page: WordPage, alignment: 'left' | 'center'): Table {
  const rule = { style: BorderStyle.SINGLE, size: 6, color: looks.palette.line.slice(1), space: 0 }
  const isRuled = alignment === 'left'
  // A long fact gets more of the room, so that none breaks while another has room to spare.
  const cells = shares(
    page.mainWidth,
    facts.map(({ label, value }) => (isRuled ? Math.max(10, label.length, value.length * 1.2) : 1)),
  )
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(page.mainWidth), type: WidthType.DXA },
    columnWidths: cells,
    borders: { ...NO_BORDERS, ...(isRuled && { top: rule, bottom: rule }) },
    margins: NO_MARGINS,
    rows: [
      new TableRow({
        cantSplit: true,
        children: facts.map(
          ({ label, value }, at) =>
            new TableCell({
              width: { size: cells[at] ?? 0, type: WidthType.DXA },
              margins: { top: twips(6), bottom: twips(6), left: 0, right: isRuled ? twips(6) : 0 },
              children: [said(label, looks.factLabel, { alignment }), said(value, looks.factValue, { alignment })],
            }),
        ),
      }),
    ],
  })
}

/** Brand and, under it, reference in the sidebar's top corner; the reference is written first, as everywhere. */
function cornerTables(
  header: HeaderBlock,
  design: TemplateDesign,
  looks: Looks,
  place: { x: number; width: number },
): (Paragraph | Table)[] {
  const at = (y: number) => ({ verticalAnchor: TableAnchorType.PAGE, absoluteVerticalPosition: twips(y) }) as const
  // A paragraph between them, or Word takes neighbouring tables for one.
  const reference = header.reference
    ? [floating([said(header.reference, looks.reference)], place, at(72)), gap(looks, 1)]
    : []
  return [...reference, floating([new Paragraph({ children: brandRuns(header, design, looks) })], place, at(40))]
}

function floating(
  children: Paragraph[],
  { x, width }: { x: number; width: number },
  vertical: { verticalAnchor: 'text' | 'page'; absoluteVerticalPosition: number },
): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(width), type: WidthType.DXA },
    columnWidths: [twips(width)],
    borders: NO_BORDERS,
    margins: NO_MARGINS,
    float: { horizontalAnchor: TableAnchorType.PAGE, absoluteHorizontalPosition: twips(x), ...vertical },
    rows: [
      new TableRow({
        children: [
          new TableCell({ width: { size: twips(width), type: WidthType.DXA }, margins: NO_MARGINS, children }),
        ],
      }),
    ],
  })
}

/** A width in whole twips, shared out by weight; the parts add up to it. */
function shares(width: number, weights: readonly number[]): number[] {
  const whole = twips(width)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const start = Math.round((whole * before) / all)
    before += weight
    return Math.round((whole * before) / all) - start
  })
}

function shade(colour: Hex) {
  return { type: ShadingType.CLEAR, color: 'auto', fill: colour.slice(1) }
}

function said(
  text: string,
  look: Look,
  { alignment, after = 0 }: { alignment?: 'left' | 'right' | 'center'; after?: number } = {},
): Paragraph {
  return new Paragraph({
    ...(alignment && { alignment }),
    spacing: { after: twips(after) },
    children: wordRuns([{ text }], look),
  })
}

/** An empty line of a chosen height. */
function gap(looks: Looks, points: number): Paragraph {
  return new Paragraph({
    spacing: { line: twips(points), lineRule: 'exact' },
    children: [new TextRun({ text: '', ...runLook({ ...looks.body, size: 1 }) })],
  })
}
