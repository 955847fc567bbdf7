import type { Css } from '../../kinds/parts.ts'

/** The disc is what the sheet itself draws. */
export const css: Css = { narrow: '', wide: '' }
