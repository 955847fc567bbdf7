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

/** One part for every kind. A missing kind does not compile. */
export type Registry<Parts> = {
  [Family in keyof Parts]: Record<DesignKinds[Family & keyof DesignKinds], Parts[Family]>
}

// What a page needs to know of a kind before any engine is loaded.

export interface TraitsParts {
  headers: HeaderTraits
  layouts: LayoutTraits
}

export interface HeaderTraits {
  /** The colour behind the logo. */
  ground: keyof Palette & ('paper' | 'brand')
  /**
   * The header is above the columns and spans the page. A header that does not puts brand and reference into a left
   * sidebar.
   */
  spansPage: boolean
}

export interface LayoutTraits {
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
 * CSS rules. `&` means a document of this kind, and `$ink` the template's or the brand's value of that name. Rules in
 * `@wide{…}` count where the document itself is at least 620 px wide.
 */
export type Css = string

/** A layout also places the header, so its rules depend on the kind of header. */
export type LayoutCss = (header: HeaderTraits) => Css

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
  /** Lays out the head of page one. `corner` is the sidebar's room for brand and reference, if the layout has one. */
  lay: (context: PageContext, position: { left: number; width: number; corner: Corner | null }) => PaintedHeader
  /** Paints the top of every later page. */
  paintEdge: (canvas: Canvas, context: PageContext) => void
}

/** The head of the first page. */
export interface PaintedHeader {
  /** Top of the columns. */
  bottom: number
  /** Height to which it covers the full width of the page. A sidebar's colour begins below it. */
  covered: number
  paint: (canvas: Canvas) => void
}

export interface Corner {
  x: number
  width: number
}

export interface LayoutPdf {
  position: (design: TemplateDesign) => PdfPosition
  /** Paints the sidebar's colour from `from` to the end of the page; called if the template wants one. */
  paintFill: (canvas: Canvas, context: PageContext, from: number) => void
}

export interface PdfPosition {
  /** Left edge of the main column. */
  left: number
  /** Width that a right sidebar and its gap take from the main column. */
  taken: number
  sidebar: Corner
  /** Room at the top of the sidebar for brand and reference. */
  corner: Corner | null
}

export interface RowPdf {
  /** Size of a row's detail, relative to the row's text. */
  detailScale: number
  /** Whether a row's detail is put on the same line where it fits. */
  standsBeside: boolean
  /** Room above and below each row. */
  padding: number
  /** Room between rows. */
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
  /** The dates are right of the title where there is room, otherwise below it with the organisation. */
  hasDatesBeside: boolean
  /** Room left of every line. */
  indent: number
  /** Adds to a piece of an entry what is drawn beside all entries. */
  dress: (chunk: Chunk, position: { isHead: boolean; hasBefore: boolean; hasNext: boolean }, manner: Manner) => Chunk
}

export interface ListPdf {
  /** `x` is the middle of the mark, `y` the middle of the line's small letters. */
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
  /** Its room, roughly: the width of its lines, and the height it needs besides name and facts. */
  room: (page: WordPage, design: TemplateDesign) => { width: number; above: number }
}

export interface LayoutDocx {
  position: (design: TemplateDesign, pageWidth: number) => Pick<WordPage, 'left' | 'right' | 'sidebar' | 'corner'>
  /** The sidebar's colour; called if the template wants one. */
  fill: (design: TemplateDesign, page: WordPage, palette: Palette) => Box[]
}

export interface RowDocx {
  /** Size of a row's detail, relative to the quiet look. */
  detailScale: number
  /** Whether a row's detail may be on the same line. */
  standsBeside: boolean
  /** Points above and below a row, both together, roughly. */
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
