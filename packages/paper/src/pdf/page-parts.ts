import type { TemplateDesign } from '@tabard/contract'
import type { BlockTree, HeaderBlock } from '../blocks.ts'
import { mix } from '../colour.ts'
import { pageSizes } from '../page-size.ts'
import { words } from '../words.ts'
import type { Canvas, Tag } from './canvas.ts'
import type { Frame } from './flow.ts'
import type { FontBook } from './font-book.ts'
import { dressed, type Looks } from './looks.ts'
import { setLines, widthOf, type Look } from './set-lines.ts'
import { aligned, baselineOf } from './text-chunks.ts'

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

export interface PageContext {
  tree: BlockTree
  design: TemplateDesign
  looks: Looks
  book: FontBook
  /** The logo's name among the page's images. */
  logo: { name: string; width: number; height: number } | null
}

const RUNNING_TOP = 22
const RUNNING_ROOM = 46
const COLUMN_GAP = 30
const SIDEBAR_INSET = 28.5
const SIDEBAR_PAD = 18
const LOGO_MAX = { width: 127, height: 28 }

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

interface PaintedHeader {
  /** Where columns begin. */
  bottom: number
  height: number
  paint: (canvas: Canvas) => void
}

/** Chief: a band of colour across the page, a deeper one with the facts, an edge in the second colour. */
function bandHeader(context: PageContext): PaintedHeader {
  const { tree, design, looks } = context
  const { palette } = looks
  const { width } = pageSizes[design.page.size]
  const { left, right } = design.page.margins
  const room = width - left - right
  const who = whoLines(tree.header, context, room, undefined)
  const nameTop = 76
  const bandHeight = nameTop + who.height + 21
  const facts = factCells(tree.header, context, room)
  const factsHeight = facts ? facts.height + 20 : 0
  const edge = 3.75
  const height = bandHeight + factsHeight + edge
  return {
    height,
    bottom: height + 18,
    paint(canvas) {
      canvas.rect(0, 0, width, bandHeight, palette.brand)
      canvas.clip(0, 0, width, bandHeight, () =>
        chevron(canvas, width - 82, bandHeight + 8, mix(palette.onBand, palette.brand, 0.07)),
      )
      if (facts) canvas.rect(0, bandHeight, width, factsHeight, palette.bandDeep)
      canvas.rect(0, height - edge, width, edge, palette.accent)
      paintLine(canvas, context, tree.header.reference, looks.reference, left, 34, room)
      paintBrand(canvas, context, { x: left, y: 30, width: room, align: 'right' })
      who.paint(canvas, left, nameTop)
      facts?.paint(canvas, left, bandHeight + 10)
    },
  }
}

/** A square ring on its corner, half outside the page: the band's ornament. */
function chevron(canvas: Canvas, x: number, y: number, colour: string): void {
  const ring = (radius: number): [number, number][] => [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ]
  const [outer, inner] = [ring(240), ring(191)]
  for (let side = 0; side < 4; side += 1) {
    const next = (side + 1) % 4
    const corners = [outer[side], outer[next], inner[next], inner[side]].filter((point) => point !== undefined)
    canvas.shape(corners, colour)
  }
}

/** Pale and Chancery: the name on paper; with a sidebar, brand and reference stand at its top. */
function plainHeader(context: PageContext, left: number, room: number): PaintedHeader {
  const { tree, design, looks } = context
  const { palette } = looks
  const isCentred = design.header.kind === 'centred'
  const inSidebar = design.layout.columns === 'sidebar-left'
  const align = isCentred ? ('center' as const) : undefined
  const who = whoLines(tree.header, context, room, align)
  const facts = factCells(tree.header, context, room)
  const top = inSidebar ? 37 : isCentred ? 84 : 80
  const rulesAt = top + who.height + (isCentred ? 13 : 12)
  const factsHeight = facts ? facts.height + 21 : 0
  const bottom = rulesAt + factsHeight + (isCentred ? 10 : 15)
  return {
    height: bottom,
    bottom,
    paint(canvas) {
      // The reference is written first, wherever it stands: one order of words in every medium.
      if (inSidebar) {
        const width = design.layout.sidebarWidth - SIDEBAR_INSET - SIDEBAR_PAD
        const hasBrand = tree.header.brand.logo || tree.header.brand.name
        const y = hasBrand ? 40 + brandHeight(context, width) + 7 : 42
        paintLine(canvas, context, tree.header.reference, looks.reference, SIDEBAR_INSET, y, width)
        paintBrand(canvas, context, { x: SIDEBAR_INSET, y: 40, width, align: 'left' })
      } else {
        const place = isCentred ? (['center', 55] as const) : (['right', 36] as const)
        paintLine(canvas, context, tree.header.reference, looks.reference, left, place[1], room, place[0])
        paintBrand(canvas, context, { x: left, y: 34, width: room, align: isCentred ? 'center' : 'left' })
      }
      if (isCentred) {
        for (const y of [top - 14, rulesAt]) canvas.rect(left, y, room, 0.75, palette.ink)
        for (const y of [top - 12, rulesAt - 2]) canvas.rect(left, y, room, 0.3, palette.ink)
      }
      who.paint(canvas, left, top)
      if (!facts) return
      if (!isCentred) {
        canvas.rect(left, rulesAt, room, 0.75, palette.line)
        canvas.rect(left, rulesAt + factsHeight - 0.75, room, 0.75, palette.line)
      }
      facts.paint(canvas, left, rulesAt + 10)
    },
  }
}

/** Name, headline, place and contact, one under the other. */
function whoLines(header: HeaderBlock, context: PageContext, width: number, align: 'center' | undefined) {
  const { looks, book, design } = context
  const caps = design.header.kind === 'centred'
  const rows: { runs: { text: string; link?: string }[]; look: Look; lead: number; gap: number; tag: Tag }[] = [
    {
      runs: [{ text: caps ? header.name.toLocaleUpperCase('en') : header.name }],
      look: looks.name,
      lead: 1.1,
      gap: 0,
      tag: { type: 'H1' },
    },
    { runs: [{ text: header.headline }], look: looks.headline, lead: 1.35, gap: 4, tag: { type: 'P' } },
    { runs: [{ text: header.location }], look: looks.where, lead: 1.5, gap: 2, tag: { type: 'P' } },
    ...header.contact.map((run, at) => ({
      runs: [run],
      look: looks.where,
      lead: 1.45,
      gap: at === 0 ? 2 : 0,
      tag: { type: 'P' } as Tag,
    })),
  ]
  const set = rows
    .filter((row) => row.runs.some((run) => run.text))
    .map((row) => ({ ...row, lines: setLines(dressed(row.runs, row.look, looks.palette), width, book) }))
  return {
    height: set.reduce((sum, row) => sum + row.gap + row.lines.length * row.look.size * row.lead, 0),
    paint(canvas: Canvas, x: number, top: number): void {
      let y = top
      for (const row of set) {
        y += row.gap
        for (const line of row.lines) {
          const height = row.look.size * row.lead
          canvas.text(line, x + aligned(line, width, align), y + baselineOf(row.look, height, book), row.tag)
          y += height
        }
      }
    },
  }
}

function factCells({ facts }: HeaderBlock, { looks, book, design }: PageContext, width: number) {
  if (facts.length === 0) return null
  const isCentred = design.header.kind === 'centred'
  const runsOf = (text: string, look: Look) => dressed([{ text }], look, looks.palette)
  const natural = facts.map(({ label, value }) =>
    Math.max(widthOf(runsOf(label, looks.factLabel), book), widthOf(runsOf(value, looks.factValue), book)),
  )
  // Even columns, three at least so that two facts do not drift apart; facts too wide for that share what is left.
  const even = width / Math.max(facts.length, isCentred ? 1 : 3)
  const left = (width - natural.reduce((sum, value) => sum + value, 0)) / Math.max(1, facts.length - 1)
  const fitsEven = natural.every((value) => value <= even - 10) || left < 10
  const set = facts.map(({ label, value }, at) => {
    const room = fitsEven ? even - 10 : (natural[at] ?? 0) + 1
    return {
      label: setLines(runsOf(label, looks.factLabel), room, book),
      value: setLines(runsOf(value, looks.factValue), room, book),
      tag: { type: 'P' } as Tag,
      step: fitsEven ? even : (natural[at] ?? 0) + left,
    }
  })
  const [labelHeight, valueHeight] = [looks.factLabel.size * 1.5, looks.factValue.size * 1.3]
  const align = isCentred && fitsEven ? ('center' as const) : undefined
  return {
    height: Math.max(...set.map((fact) => fact.label.length * labelHeight + fact.value.length * valueHeight)),
    paint(canvas: Canvas, x: number, top: number): void {
      let start = x
      for (const fact of set) {
        let y = top
        for (const [lines, look, height] of [
          [fact.label, looks.factLabel, labelHeight],
          [fact.value, looks.factValue, valueHeight],
        ] as const) {
          for (const line of lines) {
            canvas.text(line, start + aligned(line, fact.step, align), y + baselineOf(look, height, book), fact.tag)
            y += height
          }
        }
        start += fact.step
      }
    },
  }
}

interface BrandPlace {
  x: number
  y: number
  width: number
  align: 'left' | 'right' | 'center'
}

function paintBrand(canvas: Canvas, context: PageContext, { x, y, width, align }: BrandPlace): void {
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

function brandHeight({ tree, looks, book, logo }: PageContext, width: number): number {
  if (logo) return logoSize(logo, width).height
  const lines = setLines(dressed([{ text: tree.header.brand.name }], looks.wordmark, looks.palette), width, book)
  return lines.length * looks.wordmark.size * 1.3
}

function logoSize(logo: { width: number; height: number }, width: number): { width: number; height: number } {
  const scale = Math.min(LOGO_MAX.width / logo.width, LOGO_MAX.height / logo.height, width / logo.width)
  return { width: logo.width * scale, height: logo.height * scale }
}

function paintLine(
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

function paintSidebarFill(canvas: Canvas, { design, looks }: PageContext, from: number): void {
  const { height, width } = pageSizes[design.page.size]
  const { columns, sidebarFill, sidebarWidth } = design.layout
  if (columns === 'single' || sidebarFill === 'none') return
  const x = columns === 'sidebar-left' ? 0 : width - sidebarWidth - design.page.margins.right
  canvas.rect(x, from, columns === 'sidebar-left' ? sidebarWidth : width - x, height - from, looks.palette.tint)
  if (columns === 'sidebar-left') canvas.rect(0, from, 6, height - from, looks.palette.brand)
}

/** From the second page on: whose document this is, and from whom. Furniture: no words of the CV. */
function paintRunningHead(canvas: Canvas, context: PageContext, left: number, right: number): void {
  const { tree, looks, book, design } = context
  const { width } = pageSizes[design.page.size]
  const isBand = design.header.kind === 'band'
  if (isBand) {
    canvas.rect(0, 0, width, 6, looks.palette.brand)
    canvas.rect(0, 6, width, 2, looks.palette.accent)
  }
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

function paintFoot(
  canvas: Canvas,
  { tree, looks, book, design }: PageContext,
  { left, right, page, pages }: Foot,
): void {
  const { height } = pageSizes[design.page.size]
  const { company, text, presenter, showPageNumbers } = tree.footer
  const parts = [company, text, presenter].filter(Boolean)
  if (showPageNumbers) parts.push(words.page(page + 1, pages))
  const look = looks.furniture
  const widths = parts.map((part) => widthOf([{ text: part, look }], book))
  const room = right - left
  const space = parts.length > 1 ? (room - widths.reduce((sum, value) => sum + value, 0)) / (parts.length - 1) : 0
  const baseline = height - 24
  let x = left
  for (const part of parts) {
    // Feet too long for one line shrink rather than run over each other.
    const scale = space < 8 ? room / (widths.reduce((sum, value) => sum + value, 0) + 8 * parts.length) : 1
    const [line] = setLines([{ text: part, look: { ...look, size: look.size * Math.min(1, scale) } }], room * 2, book)
    if (line) canvas.text(line, x, baseline, null)
    x += (line?.width ?? 0) + Math.max(8 * scale, space)
  }
}
