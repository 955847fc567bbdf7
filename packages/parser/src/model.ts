import type { ParsedCv, SourceBox } from '@tabard/contract'
import type { UnknownGlyph } from './layout/ligatures.ts'

/** The look of a word. Words of equal style make one run. */
export interface Style {
  size: number
  font: string
  bold: boolean
  italic: boolean
  /** `#rrggbb`, or empty where the format does not say. */
  color: string
}

/** A run of characters without white space. Coordinates are of the upright page, in points, y down. */
export interface Word {
  text: string
  page: number
  x: number
  right: number
  top: number
  bottom: number
  baseline: number
  style: Style
  /** Left and right edge of each UTF-16 unit of `text`, so that a part of a word has its own box. */
  edges: readonly [number, number][]
  /** A typed space follows it, not only a gap. */
  spaced: boolean
  /** Set in mirror image, because its row is read from right to left. */
  mirrored: boolean
  /** False where the next word follows without white space (a change of font inside a word). */
  spaceAfter: boolean
  href: string | null
  /** Turns a box of the upright page into one of the page as stored; null where the format has no positions. */
  toSource: ((x: number, y: number, width: number, height: number) => SourceBox) | null
  rotated: boolean
  /** Glyphs whose letters are not known yet. */
  unknown?: UnknownGlyph[]
  /** A bullet is drawn before it. */
  marked: boolean
}

/** One stretch of a line without a wide gap: a whole line of prose, or one column of a row. */
export interface Cell {
  words: Word[]
  x: number
  right: number
}

/** One printed line in reading order. */
export interface Line {
  cells: Cell[]
  page: number
  top: number
  bottom: number
  baseline: number
  x: number
  right: number
  /** White space above, in points, within the same column; large at the top of a column. */
  gapAbove: number
  /** The line starts with a bullet sign, which is not part of `cells`. */
  bullet: boolean
  /** Level of the list item by the format itself (Word's numbering), 0 for the outermost; null where it does not say. */
  listLevel: number | null
  /** A rule under it reaches further than its text. */
  ruled: boolean
  /** Outline level from the format itself (Word heading styles); 0 where it does not say. */
  outline: number
  /** Number of its reading column. Lines of different columns are never joined. */
  column: number
  /** Edges of the column the line stands in. */
  columnX: number
  columnRight: number
  /** Several lines reach the right edge, so lines are broken there. */
  columnIsFull: boolean
}

export interface ReadLink {
  url: string
  page: number
  /** Upright page coordinates; null for formats without positions. */
  box: { x: number; top: number; right: number; bottom: number } | null
  text: string
  toSource: Word['toSource']
}

/** What a reader returns: the lines in reading order, and apart from them what only repeats on the pages. */
export interface ReadDocument {
  format: ParsedCv['format']
  pages: number
  lines: Line[]
  links: ReadLink[]
  /** Running headers, footers and page numbers. */
  furniture: Line[]
}
