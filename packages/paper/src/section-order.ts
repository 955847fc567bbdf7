import type { Section, TemplateDesign } from '@tabard/contract'
import { traitsKinds } from './kinds/traits.ts'

export interface Columns {
  main: Section[]
  sidebar: Section[]
}

/**
 * The sections that are shown, by column and in the order in which they are printed. That is the template's order by
 * kind, and the CV's own for kinds that the template does not name. Once a person has moved a section, both columns
 * have the CV's order.
 */
export function columnsOf(sections: readonly Section[], design: TemplateDesign): Columns {
  const { layout, sectionOrder } = design
  const isPlaced = sections.some((section) => section.placed)
  const isBeside = (section: Section): boolean => standsInSidebar(section, design)
  const shown = sections.filter((section) => !section.hidden)
  const firstOf = (kind: Section['kind']): number => sections.findIndex((section) => section.kind === kind)
  const sidebarOrder = isPlaced ? layout.sidebarKinds.toSorted((a, b) => firstOf(a) - firstOf(b)) : layout.sidebarKinds
  return {
    main: inKindOrder(
      shown.filter((section) => !isBeside(section)),
      isPlaced ? [] : sectionOrder,
    ),
    sidebar: inKindOrder(shown.filter(isBeside), sidebarOrder),
  }
}

/** Whether the template has a sidebar that holds sections of this kind. */
export function standsInSidebar({ kind }: Section, { layout }: TemplateDesign): boolean {
  return traitsKinds.layouts[layout.columns].hasSidebar && layout.sidebarKinds.includes(kind)
}

/** All sections as a list in the order of the page: main column, sidebar, then those that are hidden. */
export function inPrintedOrder(sections: readonly Section[], design: TemplateDesign): Section[] {
  const { main, sidebar } = columnsOf(sections, design)
  return [...main, ...sidebar, ...sections.filter((section) => section.hidden)]
}

function inKindOrder(sections: readonly Section[], order: readonly string[]): Section[] {
  const rank = ({ kind }: Section): number => (order.includes(kind) ? order.indexOf(kind) : order.length)
  return sections.toSorted((a, b) => rank(a) - rank(b))
}
