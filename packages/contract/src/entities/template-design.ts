import type { BrandFont } from './client.ts'
import type { DesignKinds } from './design-kinds.ts'
import type { SectionKind } from './parsed-cv.ts'

/** How a template dresses a CV. Lengths are PDF points (1/72 inch); colours are roles, filled from the branding. */
export interface TemplateDesign {
  page: { size: 'A4' | 'LETTER'; margins: { top: number; right: number; bottom: number; left: number } }
  layout: {
    columns: DesignKinds['layouts']
    /** Points; ignored by `single`. */
    sidebarWidth: number
    /** Kinds that stand in the sidebar, in this order; all others stand in the main column. */
    sidebarKinds: SectionKind[]
    /** Whether the sidebar's colour runs down every page. */
    sidebarFill: 'tint' | 'solid' | 'none'
    /** `ruled`: a hairline over each line of the sidebar's lists. */
    sidebarItems: DesignKinds['rows']
  }
  header: {
    /** `band`: a full-width colour band with the name; `plain`: name over a rule; `centred`: name between two rules. */
    kind: DesignKinds['headers']
    nameSize: number
    /** Experience, average tenure and the like, under the name. */
    showFacts: boolean
    showContact: boolean
    showIdentifier: boolean
  }
  headings: { style: DesignKinds['headings']; size: number; sidebarSize: number }
  /** `timeline`: dates right, a line with dots; `split`: dates right; `stacked`: organisation and dates under the title. */
  entries: DesignKinds['entries']
  bullets: DesignKinds['lists']
  body: { size: number; lineHeight: number }
  fonts: { body: BrandFont | 'brand'; heading: BrandFont | 'brand' }
  /** Order of the main column by kind; kinds not named follow in the CV's own order. */
  sectionOrder: SectionKind[]
  /** Headings printed instead of the CV's own, by kind. */
  sectionTitles: Partial<Record<SectionKind, string>>
  /** "Presented by" with the recruiter's details. */
  showPresenter: 'sidebar' | 'footer' | 'none'
  footer: { showCompany: boolean; showText: boolean; showPageNumbers: boolean }
}
