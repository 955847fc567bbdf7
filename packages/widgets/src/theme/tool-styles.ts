import { addStylesAfter } from './adopt-styles.ts'
import { feedbackCss } from './feedback.ts'
import { fieldsCss } from './fields.ts'
import { overlaysCss } from './overlays.ts'
import { statesCss } from './states.ts'

/** What one works with. Most visitors read a page and never see it, so it is not among a screen's first bytes. */
export const toolsCss: readonly string[] = [fieldsCss, overlaysCss, feedbackCss]

/** Adds it to a screen's root, once, below the screen's own styles. A document of ours has it already. */
export function addToolStyles(root: Document | ShadowRoot): void {
  addStylesAfter(root, statesCss, toolsCss)
}
