import type { TemplateDesign } from '@tabard/contract'
import type { BlockTree } from '../blocks.ts'
import type { Hex } from '../colour.ts'
import type { Looks } from '../look.ts'
import type { FontBook } from './font-book.ts'

/** What everything on a page outside the columns is made from. */
export interface PageContext {
  tree: BlockTree
  design: TemplateDesign
  looks: Looks
  book: FontBook
  /** The logo's name among the page's images, and the colour behind it where it would be lost on the page. */
  logo: { name: string; width: number; height: number; plate: Hex | null } | null
}
