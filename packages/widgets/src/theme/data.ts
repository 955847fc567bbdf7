import { marksCss } from './data/marks.ts'
import { tableCss } from './data/table.ts'
import { barsCss } from './data/bars.ts'
import { paletteCss } from './data/palette.ts'

/** Tables, lists, bars, files, people: everything that shows many things. */
export const dataCss = [marksCss, tableCss, barsCss, paletteCss].join('\n')
