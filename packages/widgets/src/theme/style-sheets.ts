import { baseCss, documentCss, guestCss } from './base.ts'
import { dataCss } from './data.ts'
import { paperCss } from './paper.ts'
import { skeletonCss } from './skeleton.ts'
import { tokensCss } from './tokens.ts'
import { toolsCss } from './tool-styles.ts'

/**
 * The sheets of every screen in a shadow root from the first moment. A screen that shows tables adds `dataCss` to its
 * own styles. A screen with buttons, fields, menus or badges calls `addToolStyles` when it shows them.
 */
export function guestStyles(): string[] {
  // The tokens come after the reset, because `all: initial` also resets color-scheme.
  return [guestCss, tokensCss('.tabard'), baseCss, skeletonCss]
}

/** The sheets of our own documents: `adoptStyles(document, [...documentStyles(), ownCss])`. */
export function documentStyles(): string[] {
  return [tokensCss(':root'), documentCss, baseCss, skeletonCss, ...toolsCss, dataCss, paperCss]
}
