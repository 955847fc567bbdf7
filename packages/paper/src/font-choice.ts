import type { Branding, BrandFont, TemplateDesign } from '@tabard/contract'

/** The font families of a document, with the brand's own where the template says `brand`. */
export function familiesOf(
  { fonts }: Pick<TemplateDesign, 'fonts'>,
  branding: Pick<Branding, 'font' | 'headingFont'>,
): { body: BrandFont; heading: BrandFont } {
  return {
    body: fonts.body === 'brand' ? branding.font : fonts.body,
    heading: fonts.heading === 'brand' ? branding.headingFont : fonts.heading,
  }
}

/** The name under which a family is registered on screen. It differs from names that the surrounding page may use. */
export function screenFamily(family: string): string {
  return `Tabard ${family}`
}
