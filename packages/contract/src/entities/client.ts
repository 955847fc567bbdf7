/** Font families that we ship under the OFL. Paper embeds them and the screen loads them. */
export const brandFonts = ['Inter', 'Source Serif 4', 'Archivo', 'Figtree'] as const
export type BrandFont = (typeof brandFonts)[number]

/** The languages in which the product's own words exist, or will. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'ja'] as const
