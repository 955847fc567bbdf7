import type { BrandFont, Branding, DesignKinds, TemplateDesign } from '@tabard/contract'
import { familiesOf, screenFamily } from './font-choice.ts'
import { cssKinds } from './kinds/css.ts'
import { traitsKinds } from './kinds/traits.ts'
import { classesOf, kindsOf } from './kinds/kinds-of.ts'
import type { Css, LayoutCss } from './kinds/parts.ts'
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
  const page = pageSizes[design.page.size]
  const values: Record<string, string> = {
    ...palette,
    plate: logoPlate(branding.logo, design, palette) ?? 'transparent',
    platePad: `${px(PLATE.y)} ${px(PLATE.x)}`,
    body: stack(families.body),
    heading: stack(families.heading),
    leading: String(design.body.lineHeight),
  }
  const measures: Record<string, number> = {
    ...design.page.margins,
    plateRadius: PLATE.radius,
    size: design.body.size,
    nameSize: design.header.nameSize,
    titleSize: design.headings.size,
    sideTitleSize: design.headings.sidebarSize,
    pageWidth: page.width,
    pageHeight: page.height,
    sideWidth: design.layout.sidebarWidth,
  }
  for (const [name, points] of Object.entries(measures)) values[name] = px(points)
  const declarations = Object.entries(values).map(([name, value]) => `--p-${name}:${value}`)
  return `.tabard-paper{${declarations.join(';')}}${rulesOf(design)}`
}

function rulesOf(design: TemplateDesign): string {
  const classes = classesOf(design)
  const header = traitsKinds.headers[design.header.kind]
  const kinds = Object.entries(kindsOf(cssKinds, design)) as [keyof DesignKinds, Css | LayoutCss][]
  const rules = kinds.map(([family, css]) => scoped(typeof css === 'string' ? css : css(header), `.${classes[family]}`))
  return scoped(sheetCss) + rules.join('')
}

/** `@wide` becomes a container query, so that a narrow column in a wide window counts as narrow. */
function scoped(css: string, kind = ''): string {
  return css
    .replaceAll('@wide', '@container tabard-paper (min-width:620px)')
    .replaceAll('&', `.tabard-paper${kind}`)
    .replace(/\$(\w+)/g, 'var(--p-$1)')
}

function px(points: number): string {
  return `${pixels(points)}px`
}
