// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.
import { css as listsDash } from '../lists/dash/css.ts'
import { css as listsDisc } from '../lists/disc/css.ts'
import { css as listsSquare } from '../lists/square/css.ts'
import { css as rowsPlain } from '../rows/plain/css.ts'
import { css as rowsRuled } from '../rows/ruled/css.ts'
import { css as headingsCaps } from '../headings/caps/css.ts'
import { css as headingsPlain } from '../headings/plain/css.ts'
import { css as headingsRuled } from '../headings/ruled/css.ts'
import { css as headersBand } from '../headers/band/css.ts'
import { css as headersCentred } from '../headers/centred/css.ts'
import { css as headersPlain } from '../headers/plain/css.ts'
import { css as layoutsSidebarLeft } from '../layouts/sidebar-left/css.ts'
import { css as layoutsSidebarRight } from '../layouts/sidebar-right/css.ts'
import { css as layoutsSingle } from '../layouts/single/css.ts'
import { css as entriesSplit } from '../entries/split/css.ts'
import { css as entriesStacked } from '../entries/stacked/css.ts'
import { css as entriesTimeline } from '../entries/timeline/css.ts'
import type { Registry, CssParts } from './parts.ts'

export const cssKinds: Registry<CssParts> = {
  lists: { dash: listsDash, disc: listsDisc, square: listsSquare },
  rows: { plain: rowsPlain, ruled: rowsRuled },
  headings: { caps: headingsCaps, plain: headingsPlain, ruled: headingsRuled },
  headers: { band: headersBand, centred: headersCentred, plain: headersPlain },
  layouts: { 'sidebar-left': layoutsSidebarLeft, 'sidebar-right': layoutsSidebarRight, single: layoutsSingle },
  entries: { split: entriesSplit, stacked: entriesStacked, timeline: entriesTimeline },
}
