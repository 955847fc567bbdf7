import { baseCss, documentCss, guestCss } from './base.ts'
import { controlsCss } from './controls.ts'
import { dataCss } from './data.ts'
import { feedbackCss } from './feedback.ts'
import { overlaysCss } from './overlays.ts'
import { paperCss } from './paper.ts'
import { tokensCss } from './tokens.ts'

/** What every screen wears in a shadow root. A screen that shows tables adds `dataCss` to its own styles. */
export function guestStyles(): string[] {
  // `all: initial` also forgets color-scheme, so the tokens come after it.
  return [guestCss, tokensCss('.tabard'), baseCss, controlsCss, overlaysCss, feedbackCss]
}

/** What a document of ours wears: `adoptStyles(document, [...documentStyles(), ownCss])`. */
export function documentStyles(): string[] {
  return [tokensCss(':root'), documentCss, baseCss, controlsCss, overlaysCss, feedbackCss, dataCss, paperCss]
}
