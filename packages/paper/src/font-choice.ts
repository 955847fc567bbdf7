import type { Branding, BrandFont, TemplateDesign } from '@tabard/contract'

/** The families a document uses, once the template's `brand` is filled in. */
export function familiesOf(
  { fonts }: Pick<TemplateDesign, 'fonts'>,
  branding: Pick<Branding, 'font' | 'headingFont'>,
): { body: BrandFont; heading: BrandFont } {
  return {
    body: fonts.body === 'brand' ? branding.font : fonts.body,
    heading: fonts.heading === 'brand' ? branding.headingFont : fonts.heading,
  }
}

/** The name a family is registered under on screen: apart from fonts the surrounding page may have. */
export function screenFamily(family: string): string {
  return `Tabard ${family}`
}
