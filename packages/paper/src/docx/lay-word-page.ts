import type { TemplateDesign } from '@tabard/contract'
import { docxKinds } from '../kinds/docx.ts'
import { pageSizes } from '../page-size.ts'
import type { WordPage } from './word-page.ts'

/** Top of the columns on every page. */
const TOP = 50

/**
 * The sidebar is a floating table in the page's margin, so the main column is the document's own text: its headings are
 * in Word's navigation pane, and Word breaks its pages.
 */
export function layWordPage(design: TemplateDesign): WordPage {
  const { width, height } = pageSizes[design.page.size]
  const position = docxKinds.layouts[design.layout.columns].position(design, width)
  const mainWidth = width - position.left - position.right
  return { width, height, ...position, top: TOP, bottom: design.page.margins.bottom, mainWidth }
}
