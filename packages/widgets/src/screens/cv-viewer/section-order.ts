import type { Section, SectionKind, Template, TemplateDesign } from '@tabard/contract'

/**
 * The template as this CV wears it: sections somebody has put in place keep it, within the main column and within the sidebar.
 */
export function arranged<T extends Pick<Template, 'design'>>(template: T, sections: readonly Section[]): T {
  if (!sections.some((section) => section.placed)) return template
  const { design } = template
  const rank = (kind: SectionKind) => sections.findIndex((section) => section.kind === kind)
  const sidebarKinds = [...design.layout.sidebarKinds].sort((one, other) => rank(one) - rank(other))
  return { ...template, design: { ...design, sectionOrder: [], layout: { ...design.layout, sidebarKinds } } }
}

/** Sections in the order they are printed, main column first, so that lists of them follow the page. Hidden ones stay last. */
export function inPrintedOrder(sections: readonly Section[], given: TemplateDesign): Section[] {
  const { design } = arranged({ design: given }, sections)
  const { columns, sidebarKinds } = design.layout
  const isInSidebar = ({ kind }: Section) => columns !== 'single' && sidebarKinds.includes(kind)
  const rank = (section: Section): number => {
    const order = isInSidebar(section) ? sidebarKinds : design.sectionOrder
    const at = order.indexOf(section.kind)
    const place = at < 0 ? order.length : at
    return (section.hidden ? 2_000 : isInSidebar(section) ? 1_000 : 0) + (section.hidden ? 0 : place)
  }
  return [...sections].sort((one, other) => rank(one) - rank(other))
}
