import type { TemplateDesign } from '@tabard/contract'
import type { BlockTree } from '../blocks.ts'
import type { Hex } from '../colour.ts'
import type { Looks } from '../look.ts'
import type { FontBook } from './font-book.ts'

/** What the parts of a page outside the columns are made from. */
export interface PageContext {
  tree: BlockTree
  design: TemplateDesign
  looks: Looks
  book: FontBook
  /** The logo's name among the page's images, and the colour behind it where it could not be seen otherwise. */
  logo: { name: string; width: number; height: number; plate: Hex | null } | null
}
