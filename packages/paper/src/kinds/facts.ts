// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.
import { facts as headersBand } from '../headers/band/facts.ts'
import { facts as headersCentred } from '../headers/centred/facts.ts'
import { facts as headersPlain } from '../headers/plain/facts.ts'
import { facts as layoutsSidebarLeft } from '../layouts/sidebar-left/facts.ts'
import { facts as layoutsSidebarRight } from '../layouts/sidebar-right/facts.ts'
import { facts as layoutsSingle } from '../layouts/single/facts.ts'
import type { Registry, FactsParts } from './parts.ts'

export const factsKinds: Registry<FactsParts> = {
  headers: { band: headersBand, centred: headersCentred, plain: headersPlain },
  layouts: { 'sidebar-left': layoutsSidebarLeft, 'sidebar-right': layoutsSidebarRight, single: layoutsSingle },
}
