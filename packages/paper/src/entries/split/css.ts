import { datesBesideCss } from '../dates-beside-css.ts'

export const css = `@wide{${datesBesideCss}
& .entry-organisation,& .entry-dates{font-style:italic}}`
