import type { Branding, TemplateDesign } from '@tabard/contract'
import { familiesOf } from './font-choice.ts'
import { kindsOf } from './kinds/kinds-of.ts'
import { looksKinds } from './kinds/looks.ts'
import type { LookMaker } from './kinds/parts.ts'
import type { Looks } from './look.ts'
import { paletteOf } from './palette.ts'

export function looksOf(design: TemplateDesign, branding: Branding): Looks {
  const palette = paletteOf(branding)
  const { body, heading } = familiesOf(design, branding)
  const { size } = design.body
  const make: LookMaker = {
    palette,
    text: (points, weight, colour, style = 'normal') => ({ family: body, weight, style, size: points, colour }),
    head: (points, weight, colour, tracking = 0) => ({
      family: heading,
      weight,
      style: 'normal',
      size: points,
      colour,
      tracking,
    }),
  }
  const { text, head } = make
  const { headers, headings, entries } = kindsOf(looksKinds, design)
  return {
    palette,
    body: text(size, 400, palette.ink),
    quiet: text(size, 400, palette.quiet, entries.quietStyle),
    lead: text(size * 1.08, 400, palette.ink),
    entryTitle: head(size * 1.08, 600, palette.ink, entries.titleTracking),
    subheading: head(size * 1.04, 600, palette.ink),
    sectionTitle: head(design.headings.size, headings.weight, palette.brandText, headings.tracking),
    sidebarTitle: head(design.headings.sidebarSize, 700, palette.brandText),
    furniture: text(7.9, 400, palette.quiet),
    ...headers(make, { nameSize: design.header.nameSize, bodySize: size }),
  }
}
