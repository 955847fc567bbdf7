import type { BrandFont, Branding, TemplateDesign } from '@tabard/contract'
import { familiesOf, screenFamily } from './font-choice.ts'
import { cssKinds } from './kinds/css.ts'
import { factsKinds } from './kinds/facts.ts'
import { kindsOf } from './kinds/kinds-of.ts'
import type { Css } from './kinds/parts.ts'
import { logoPlate, PLATE } from './logo-plate.ts'
import { pageSizes, pixels } from './page-size.ts'
import { paletteOf } from './palette.ts'
import { sheetCss } from './sheet-css.ts'

const SYSTEM: Record<BrandFont, string> = {
  Inter: 'Arial,sans-serif',
  'Source Serif 4': 'Georgia,serif',
  Archivo: 'Arial,sans-serif',
  Figtree: 'Arial,sans-serif',
}

/**
 * The style sheet of a document on screen: the template's measures and the brand's colours, then the rules of
 * the sheet and of the kinds that the template names. Meant for a constructed style sheet; it styles nothing outside `.tabard-paper`.
 */
export function templateCss(design: TemplateDesign, branding: Branding): string {
  const palette = paletteOf(branding)
  const families = familiesOf(design, branding)
  const stack = (family: BrandFont): string => `"${screenFamily(family)}","${family}",${SYSTEM[family]}`
  const { margins, size } = design.page
  const page = pageSizes[size]
  const values: Record<string, string> = {
    brand: palette.brand,
    'brand-text': palette.brandText,
    accent: palette.accent,
    'brand-mark': palette.brandMark,
    'accent-mark': palette.accentMark,
    tint: palette.tint,
    'on-band': palette.onBand,
    'on-band-quiet': palette.onBandQuiet,
    'on-band-accent': palette.onBandAccent,
    'band-deep': palette.bandDeep,
    'on-band-deep': palette.onBandDeep,
    'on-band-deep-quiet': palette.onBandDeepQuiet,
    ink: palette.ink,
    quiet: palette.quiet,
    line: palette.line,
    paper: palette.paper,
    plate: logoPlate(branding.logo, design, palette) ?? 'transparent',
    'plate-pad': `${px(PLATE.y)} ${px(PLATE.x)}`,
    'plate-radius': px(PLATE.radius),
    body: stack(families.body),
    heading: stack(families.heading),
    size: px(design.body.size),
    leading: String(design.body.lineHeight),
    'name-size': px(design.header.nameSize),
    'title-size': px(design.headings.size),
    'side-title-size': px(design.headings.sidebarSize),
    'page-width': px(page.width),
    'page-height': px(page.height),
    top: px(margins.top),
    right: px(margins.right),
    bottom: px(margins.bottom),
    left: px(margins.left),
    'side-width': px(design.layout.sidebarWidth),
  }
  const declarations = Object.entries(values).map(([name, value]) => `--p-${name}:${value}`)
  return `.tabard-paper{${declarations.join(';')}}${rulesOf(design)}`
}

/**
 * A page's measures from 620 px of the document's own width on: a container query, so that a narrow column in a wide
 * window counts as narrow. Later kinds win over earlier ones: a header says more than the layout it stands in.
 */
function rulesOf(design: TemplateDesign): string {
  const { headers, layouts, rows, headings, entries, lists } = kindsOf(cssKinds, design)
  const layout = layouts(factsKinds.headers[design.header.kind])
  const parts = [sheetCss, lists, rows, headings, layout, headers, entries]
  const all = (width: keyof Css): string => parts.map((css) => css[width]).join('')
  return `${all('narrow')}\n@container tabard-paper (min-width:620px){${all('wide')}\n}`
}

function px(points: number): string {
  return `${pixels(points)}px`
}
