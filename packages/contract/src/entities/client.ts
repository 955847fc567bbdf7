/** Families shipped with us under the OFL; paper embeds them, the screen loads them. */
export const brandFonts = ['Inter', 'Source Serif 4', 'Archivo', 'Figtree'] as const
export type BrandFont = (typeof brandFonts)[number]

/** The languages the product's own words come in, or will. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'ja'] as const
