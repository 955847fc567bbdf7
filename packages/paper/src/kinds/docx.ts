// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.
import { docx as listsDash } from '../lists/dash/docx.ts'
import { docx as listsDisc } from '../lists/disc/docx.ts'
import { docx as listsSquare } from '../lists/square/docx.ts'
import { docx as rowsPlain } from '../rows/plain/docx.ts'
import { docx as rowsRuled } from '../rows/ruled/docx.ts'
import { docx as headingsCaps } from '../headings/caps/docx.ts'
import { docx as headingsPlain } from '../headings/plain/docx.ts'
import { docx as headingsRuled } from '../headings/ruled/docx.ts'
import { docx as headersBand } from '../headers/band/docx.ts'
import { docx as headersCentred } from '../headers/centred/docx.ts'
import { docx as headersPlain } from '../headers/plain/docx.ts'
import { docx as layoutsSidebarLeft } from '../layouts/sidebar-left/docx.ts'
import { docx as layoutsSidebarRight } from '../layouts/sidebar-right/docx.ts'
import { docx as layoutsSingle } from '../layouts/single/docx.ts'
import type { Registry, DocxParts } from './parts.ts'

export const docxKinds: Registry<DocxParts> = {
  lists: { dash: listsDash, disc: listsDisc, square: listsSquare },
  rows: { plain: rowsPlain, ruled: rowsRuled },
  headings: { caps: headingsCaps, plain: headingsPlain, ruled: headingsRuled },
  headers: { band: headersBand, centred: headersCentred, plain: headersPlain },
  layouts: { 'sidebar-left': layoutsSidebarLeft, 'sidebar-right': layoutsSidebarRight, single: layoutsSingle },
}
