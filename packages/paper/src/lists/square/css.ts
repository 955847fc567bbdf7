import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: `
.tabard-paper.bullets-square .list-bullet>.item::before{border-radius:0;background:var(--p-accent-mark)}`,
  wide: '',
}
