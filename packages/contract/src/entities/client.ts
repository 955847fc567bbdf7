import type { CompanyId } from '../ids.ts'

/** Families shipped with us under the OFL; paper embeds them, the screen loads them. */
export const brandFonts = ['Inter', 'Source Serif 4', 'Archivo', 'Figtree'] as const
export type BrandFont = (typeof brandFonts)[number]

/** What a company's documents wear. */
export interface Branding {
  companyName: string
  font: BrandFont
  headingFont: BrandFont
  /** `#rrggbb`, checked by pattern before they reach a style or a PDF. */
  colors: { primary: string; secondary: string }
  /** PNG or JPEG as re-encoded by the gateway; null where none was uploaded. */
  logo: BrandLogo | null
  /** One quiet line in the footer, such as "Introduced in confidence". */
  footerText: string
}

export interface BrandLogo {
  fileName: string
  mediaType: 'image/png' | 'image/jpeg'
  /** Base64 of the bytes. */
  data: string
  width: number
  height: number
  /**
   * How light its ink is: WCAG's relative luminance, 0 to 1, where its ground is transparent. Absent where the picture
   * brings a ground of its own and can be read anywhere.
   */
  luminance?: number
}

export interface CustomTag {
  tag: string
  tagName: string
  tagType: string
}

/** A company. */
export interface Client {
  id: CompanyId
  name: string
  clientName: string
  subdomain: string | null
  logoName: string | null
  team: { userId: string; name: string; email: string; userRole: string }[]
  stats: { applications: number; templates: number; links: number }
  /** Folders. */
  numberRoles: number
  branding: Branding
  brandColors: string[]
  options: Record<string, boolean>
  limits: Record<string, number>
  ssoEnabled: boolean
  language: string
  customTags: CustomTag[]
}
