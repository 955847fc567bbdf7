import { addStylesAfter } from './adopt-styles.ts'
import { buttonsCss } from './buttons.ts'
import { skeletonCss } from './skeleton.ts'
import { statesCss } from './states.ts'

/** Styles of what stands where a view cannot, and of its buttons. They are the first of the controls' styles. */
export const stateStyles: readonly string[] = [buttonsCss, statesCss]

/** Adds them to the root that an element stands in. For a `ref`, so that they are there before the first paint. */
export function wearStateStyles(element: Element | null): void {
  const root = element?.getRootNode()
  if (root instanceof ShadowRoot) addStylesAfter(root, skeletonCss, stateStyles)
}
