import { marksCss } from './data/marks.ts'
import { tableCss } from './data/table.ts'
import { barsCss } from './data/bars.ts'
import { paletteCss } from './data/palette.ts'

/** What holds many things: tables, lists, bars, files, people. */
export const dataCss = [marksCss, tableCss, barsCss, paletteCss].join('\n')
