// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.
import { pdf as listsDash } from '../lists/dash/pdf.ts'
import { pdf as listsDisc } from '../lists/disc/pdf.ts'
import { pdf as listsSquare } from '../lists/square/pdf.ts'
import { pdf as rowsPlain } from '../rows/plain/pdf.ts'
import { pdf as rowsRuled } from '../rows/ruled/pdf.ts'
import { pdf as headingsCaps } from '../headings/caps/pdf.ts'
import { pdf as headingsPlain } from '../headings/plain/pdf.ts'
import { pdf as headingsRuled } from '../headings/ruled/pdf.ts'
import { pdf as headersBand } from '../headers/band/pdf.ts'
import { pdf as headersCentred } from '../headers/centred/pdf.ts'
import { pdf as headersPlain } from '../headers/plain/pdf.ts'
import { pdf as layoutsSidebarLeft } from '../layouts/sidebar-left/pdf.ts'
import { pdf as layoutsSidebarRight } from '../layouts/sidebar-right/pdf.ts'
import { pdf as layoutsSingle } from '../layouts/single/pdf.ts'
import { pdf as entriesSplit } from '../entries/split/pdf.ts'
import { pdf as entriesStacked } from '../entries/stacked/pdf.ts'
import { pdf as entriesTimeline } from '../entries/timeline/pdf.ts'
import type { Registry, PdfParts } from './parts.ts'

export const pdfKinds: Registry<PdfParts> = {
  lists: { dash: listsDash, disc: listsDisc, square: listsSquare },
  rows: { plain: rowsPlain, ruled: rowsRuled },
  headings: { caps: headingsCaps, plain: headingsPlain, ruled: headingsRuled },
  headers: { band: headersBand, centred: headersCentred, plain: headersPlain },
  layouts: { 'sidebar-left': layoutsSidebarLeft, 'sidebar-right': layoutsSidebarRight, single: layoutsSingle },
  entries: { split: entriesSplit, stacked: entriesStacked, timeline: entriesTimeline },
}
