import type { TemplateDesign } from '@tabard/contract'
import { docxKinds } from '../kinds/docx.ts'
import { pageSizes } from '../page-size.ts'
import type { WordPage } from './word-page.ts'

/** Where columns begin on every page. */
const TOP = 50

/**
 * The sidebar stands in the page's margin as a floating table, so the main column is the document's own text: its
 * headings are in Word's navigation pane, and it flows over pages as Word pleases.
 */
export function layWordPage(design: TemplateDesign): WordPage {
  const { width, height } = pageSizes[design.page.size]
  const position = docxKinds.layouts[design.layout.columns].position(design, width)
  const mainWidth = width - position.left - position.right
  return { width, height, ...position, top: TOP, bottom: design.page.margins.bottom, mainWidth }
}
