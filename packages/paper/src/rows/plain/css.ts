import type { Css } from '../../kinds/parts.ts'

export const css: Css = { narrow: '', wide: '' }
