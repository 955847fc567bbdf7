import type { DesignKinds, TemplateDesign } from '@tabard/contract'
import type { IParagraphOptions, IRunStylePropertiesOptions, Paragraph, Table } from 'docx'
import type { Hex } from '../colour.ts'
import type { Box, WordContext, WordPage } from '../docx/word-page.ts'
import type { FontStyle, FontWeight } from '../fonts/font-table.ts'
import type { Look, Looks } from '../look.ts'
import type { Palette } from '../palette.ts'
import type { Canvas } from '../pdf/canvas.ts'
import type { Chunk } from '../pdf/flow.ts'
import type { Manner } from '../pdf/manner.ts'
import type { PageContext } from '../pdf/page-context.ts'

/** One part of every kind: complete, or it does not compile. */
export type Registry<Parts> = {
  [Family in keyof Parts]: Record<DesignKinds[Family & keyof DesignKinds], Parts[Family]>
}

// What a page needs to know of a kind before any engine has come.

export interface FactsParts {
  headers: HeaderFacts
  layouts: LayoutFacts
}

export interface HeaderFacts {
  /** The colour behind the logo. */
  ground: keyof Palette & ('paper' | 'brand')
  /** Stands over the columns and reaches from edge to edge. A header that does not puts brand and reference into a left sidebar. */
  spansPage: boolean
}

export interface LayoutFacts {
  hasSidebar: boolean
}

// Sizes, weights and colours, for the PDF and the Word file.

export interface LooksParts {
  headers: HeaderLooks
  headings: HeadingLooks
  entries: EntryLooks
}

/** Makes looks in the document's fonts. */
export interface LookMaker {
  palette: Palette
  /** In the body's font. */
  text: (points: number, weight: FontWeight, colour: Hex, style?: FontStyle) => Look
  /** In the headings' font; `tracking` in ems. */
  head: (points: number, weight: FontWeight, colour: Hex, tracking?: number) => Look
}

export type HeaderLooks = (
  make: LookMaker,
  sizes: { nameSize: number; bodySize: number },
) => Pick<Looks, 'name' | 'headline' | 'where' | 'wordmark' | 'reference' | 'factLabel' | 'factValue'>

export interface HeadingLooks {
  weight: FontWeight
  /** Ems. */
  tracking: number
}

export interface EntryLooks {
  /** Of organisation and dates. */
  quietStyle: FontStyle
  /** Ems. */
  titleTracking: number
}

// The screen.

export interface CssParts {
  headers: Css
  layouts: LayoutCss
  rows: Css
  headings: Css
  entries: Css
  lists: Css
}

/**
 * Rules in which `&` stands for a document of this kind and `$ink` for the template's or the brand's value of that name;
 * `@wide{…}` holds those for 620 px of the document's own width and more.
 */
export type Css = string

/** A layout places the header as well, and so asks what kind of header it is. */
export type LayoutCss = (header: HeaderFacts) => Css

// The PDF. Measures are points from the page's top left.

export interface PdfParts {
  headers: HeaderPdf
  layouts: LayoutPdf
  rows: RowPdf
  headings: HeadingPdf
  entries: EntryPdf
  lists: ListPdf
}

export interface HeaderPdf {
  /** Lays the head of page one out; `corner` is the sidebar's room for brand and reference, where the layout has one. */
  lay: (context: PageContext, position: { left: number; width: number; corner: Corner | null }) => PaintedHeader
  /** What stands at the top of every later page. */
  paintEdge: (canvas: Canvas, context: PageContext) => void
}

/** The head of the first page. */
export interface PaintedHeader {
  /** Where columns begin. */
  bottom: number
  /** How far down it covers the page from edge to edge: there a sidebar's colour begins. */
  covered: number
  paint: (canvas: Canvas) => void
}

export interface Corner {
  x: number
  width: number
}

export interface LayoutPdf {
  position: (design: TemplateDesign) => PdfPosition
  /** The sidebar's colour, from `from` down to the page's end; called where the template wants one. */
  paintFill: (canvas: Canvas, context: PageContext, from: number) => void
}

export interface PdfPosition {
  /** Of the main column. */
  left: number
  /** What a right sidebar and its gap take from the main column's width. */
  taken: number
  sidebar: Corner
  /** Room at the top of the sidebar for brand and reference. */
  corner: Corner | null
}

export interface RowPdf {
  /** Size of what stands apart, against the row's own. */
  detailScale: number
  /** Whether what stands apart goes on the row's own line where it fits. */
  standsBeside: boolean
  /** Above and below each row. */
  padding: number
  /** Between rows. */
  gap: number
  paintRule: (canvas: Canvas, at: { x: number; y: number; width: number }, palette: Palette) => void
}

export interface HeadingPdf {
  wordsOf: (title: string) => string
  /** Room below the title's last line. */
  below: number
  paintRule: (canvas: Canvas, line: TitleLine, palette: Palette) => void
}

/** The last line of a section's title. */
export interface TitleLine {
  x: number
  y: number
  width: number
  height: number
  textWidth: () => number
}

export interface EntryPdf {
  /** Dates stand at the right of the title where there is room, and else under it with the organisation. */
  hasDatesBeside: boolean
  /** Left of every line. */
  indent: number
  /** Puts beside an entry's piece what runs along all entries. */
  dress: (chunk: Chunk, position: { isHead: boolean; hasBefore: boolean; hasNext: boolean }, manner: Manner) => Chunk
}

export interface ListPdf {
  /** `x` is the mark's middle, `y` the middle of the line's small letters. */
  paintMark: (canvas: Canvas, x: number, y: number, palette: Palette) => void
}

// The Word file.

export interface DocxParts {
  headers: HeaderDocx
  layouts: LayoutDocx
  rows: RowDocx
  headings: HeadingDocx
  lists: ListDocx
}

export interface HeaderDocx {
  write: (context: WordContext) => (Paragraph | Table)[]
  /** Colour behind the first page, and behind the later ones. */
  behind: (page: WordPage, palette: Palette) => { first: Box[]; later: Box[] }
  nameRun: IRunStylePropertiesOptions
  /** Its room, roughly: the width its lines have, and the height beside name and facts. */
  room: (page: WordPage, design: TemplateDesign) => { width: number; above: number }
}

export interface LayoutDocx {
  position: (design: TemplateDesign, pageWidth: number) => Pick<WordPage, 'left' | 'right' | 'sidebar' | 'corner'>
  /** The sidebar's colour; asked for where the template wants one. */
  fill: (design: TemplateDesign, page: WordPage, palette: Palette) => Box[]
}

export interface RowDocx {
  /** Size of what stands apart, against the quiet look's own. */
  detailScale: number
  /** Whether what stands apart may go on the row's own line. */
  standsBeside: boolean
  /** Points above and below a row together, roughly. */
  padding: number
  optionsOf: (palette: Palette, hasDetail: boolean) => IParagraphOptions
}

export interface HeadingDocx {
  run: IRunStylePropertiesOptions
  hasRule: boolean
}

export interface ListDocx {
  sign: string
  colour: keyof Palette & ('accentMark' | 'brandMark')
}
