import { addStylesAfter } from './adopt-styles.ts'
import { feedbackCss } from './feedback.ts'
import { fieldsCss } from './fields.ts'
import { overlaysCss } from './overlays.ts'
import { skeletonCss } from './skeleton.ts'
import { stateStyles } from './state-styles.ts'

/**
 * Styles of the controls. Most visitors only read and never see one, so these styles are not among a screen's first
 * bytes.
 */
export const toolsCss: readonly string[] = [...stateStyles, fieldsCss, overlaysCss, feedbackCss]

/**
 * Adds the controls' styles to a screen's root once, before the screen's own styles. Our own documents have them
 * already.
 */
export function addToolStyles(root: Document | ShadowRoot): void {
  addStylesAfter(root, skeletonCss, toolsCss)
}
