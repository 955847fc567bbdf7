// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.
import { looks as headingsCaps } from '../headings/caps/looks.ts'
import { looks as headingsPlain } from '../headings/plain/looks.ts'
import { looks as headingsRuled } from '../headings/ruled/looks.ts'
import { looks as headersBand } from '../headers/band/looks.ts'
import { looks as headersCentred } from '../headers/centred/looks.ts'
import { looks as headersPlain } from '../headers/plain/looks.ts'
import { looks as entriesSplit } from '../entries/split/looks.ts'
import { looks as entriesStacked } from '../entries/stacked/looks.ts'
import { looks as entriesTimeline } from '../entries/timeline/looks.ts'
import type { Registry, LooksParts } from './parts.ts'

export const looksKinds: Registry<LooksParts> = {
  headings: { caps: headingsCaps, plain: headingsPlain, ruled: headingsRuled },
  headers: { band: headersBand, centred: headersCentred, plain: headersPlain },
  entries: { split: entriesSplit, stacked: entriesStacked, timeline: entriesTimeline },
}
