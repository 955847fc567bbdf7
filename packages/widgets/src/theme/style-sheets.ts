import { baseCss, documentCss, guestCss } from './base.ts'
import { buttonsCss } from './buttons.ts'
import { dataCss } from './data.ts'
import { paperCss } from './paper.ts'
import { statesCss } from './states.ts'
import { tokensCss } from './tokens.ts'
import { toolsCss } from './tool-styles.ts'

/**
 * What every screen wears in a shadow root from the first moment. A screen that shows tables adds `dataCss` to its own styles; one
 * that has fields, menus or badges adds `addToolStyles` when it shows them.
 */
export function guestStyles(): string[] {
  // `all: initial` also forgets color-scheme, so the tokens come after it.
  return [guestCss, tokensCss('.tabard'), baseCss, buttonsCss, statesCss]
}

/** What a document of ours wears: `adoptStyles(document, [...documentStyles(), ownCss])`. */
export function documentStyles(): string[] {
  return [tokensCss(':root'), documentCss, baseCss, buttonsCss, statesCss, ...toolsCss, dataCss, paperCss]
}
