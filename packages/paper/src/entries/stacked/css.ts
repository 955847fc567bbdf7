import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: '',
  wide: `
.tabard-paper.entries-stacked .entry-organisation,.tabard-paper.entries-stacked .entry-dates{display:inline}
.tabard-paper.entries-stacked .entry-organisation+.entry-dates::before{content:"  ·  ";white-space:pre}`,
}
