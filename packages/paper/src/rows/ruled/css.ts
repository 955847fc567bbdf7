import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: `
.tabard-paper.items-ruled .list-plain>.item{margin-top:0;padding-block:6px;border-top:1px solid var(--p-line)}`,
  wide: '',
}
