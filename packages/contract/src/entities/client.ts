import type { FeatureName } from '../features.ts'
import type { CompanyId, UserId } from '../ids.ts'

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
  /** The company's, BCP 47: what a document says by itself is in it. English where it is missing. */
  language?: string
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
  /** People; integration users are not among them. */
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
  /** Whether documents show a candidate's identifier where they would show the name. */
  identifier: boolean
  /** What is on for the asker: released, given to the company, allowed to the user. */
  features: Record<FeatureName, boolean>
  integration: { field_mappings: FieldMapping[] }
}

/** Which kinds of document an applicant system is given. */
export interface FieldMapping {
  platform: string
  export_types: string[]
}

/** What a company's own server may know of it. Named attributes alone, where some are named. */
export type PublicClient = Pick<Client, 'id'> &
  Partial<Pick<Client, 'name' | 'clientName' | 'subdomain' | 'logoName' | 'brandColors' | 'language' | 'identifier'>>

/** What may be changed of a company, by whom its branding or its settings may be written. */
export interface ClientUpdates {
  /** Settings. */
  clientName?: string
  language?: string
  identifier?: boolean
  /** Branding. */
  branding?: Partial<Pick<Branding, 'font' | 'headingFont' | 'footerText'>> & { colors?: Partial<Branding['colors']> }
  brandColors?: string[]
  /** A logo that is there, by its file name. */
  logoName?: string
}

/** The meanings of `PUT /clients`. `clientName` and `userId` are compared with the asker's own, where they come. */
export type ClientAction = { clientName?: string; userId?: UserId } & (
  | { updateType: 'customTag'; tag: string; tagName?: string; tagType?: string; remove?: boolean }
  /** On, unless either of the two says otherwise. */
  | { updateType: 'enableSSO'; enableSSO?: boolean; ssoEnabled?: boolean }
  | { updateType: 'integrationFieldMappings'; platform: string; export_types: string[] }
  | { updateType: 'language'; language: string }
  | { updateType: 'subdomain'; subdomain: string }
)

/** The languages the product's own words come in, or will. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'ja'] as const

export interface ApiKey {
  keyId: string
  name: string
  createdBy: UserId | null
  createdTime: number
  /** To the minute. */
  lastUsedTime: number | null
  revokedTime: number | null
}

/** Shown once: the secret is kept nowhere. */
export interface NewApiKey extends ApiKey {
  secret: string
}
