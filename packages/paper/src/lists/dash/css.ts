import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: `
.tabard-paper.bullets-dash .list-bullet>.item::before{width:.5em;height:1.5px;top:.74em;inset-inline-start:1px;border-radius:0}`,
  wide: '',
}
