import type { Css } from '../../kinds/parts.ts'
import { datesBesideCss } from '../dates-beside-css.ts'

export const css: Css = {
  narrow: '',
  wide: `${datesBesideCss('entries-split')}
.tabard-paper.entries-split .entry-organisation,.tabard-paper.entries-split .entry-dates{font-style:italic}`,
}
