import type { TemplateDesign } from '@tabard/contract'
import type { BlockTree } from '../blocks.ts'
import type { Hex } from '../colour.ts'
import type { Looks } from '../look.ts'

/** Places of the Word document's columns, in points. */
export interface WordPage {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  sidebar: { x: number; width: number } | null
  /** Room at the sidebar's top for brand and reference. */
  corner: { x: number; width: number } | null
  mainWidth: number
}

/** What the parts outside the columns are made from. */
export interface WordContext {
  tree: BlockTree
  design: TemplateDesign
  looks: Looks
  page: WordPage
}

/** A rectangle of colour behind the page; points from its top left corner. */
export interface Box {
  colour: Hex
  x: number
  y: number
  width: number
  height: number
}
