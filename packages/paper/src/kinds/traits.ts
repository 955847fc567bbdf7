// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.
import { traits as headersBand } from '../headers/band/traits.ts'
import { traits as headersCentred } from '../headers/centred/traits.ts'
import { traits as headersPlain } from '../headers/plain/traits.ts'
import { traits as layoutsSidebarLeft } from '../layouts/sidebar-left/traits.ts'
import { traits as layoutsSidebarRight } from '../layouts/sidebar-right/traits.ts'
import { traits as layoutsSingle } from '../layouts/single/traits.ts'
import type { Registry, TraitsParts } from './parts.ts'

export const traitsKinds: Registry<TraitsParts> = {
  headers: { band: headersBand, centred: headersCentred, plain: headersPlain },
  layouts: { 'sidebar-left': layoutsSidebarLeft, 'sidebar-right': layoutsSidebarRight, single: layoutsSingle },
}
