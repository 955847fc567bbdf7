import type { TemplateDesign } from '@tabard/contract'

/** A full-width colour band with the name and the facts; a quiet sidebar on the right. */
export const chief: TemplateDesign = {
  page: { size: 'A4', margins: { top: 42, right: 45, bottom: 54, left: 45 } },
  layout: {
    columns: 'sidebar-right',
    sidebarWidth: 134,
    sidebarKinds: ['skills', 'languages', 'certifications', 'interests'],
    sidebarFill: 'none',
    sidebarItems: 'ruled',
  },
  header: { kind: 'band', nameSize: 40, showFacts: true, showContact: false, showIdentifier: true },
  headings: { style: 'plain', size: 11.4, sidebarSize: 9.8 },
  entries: 'stacked',
  bullets: 'square',
  body: { size: 9.45, lineHeight: 1.5 },
  fonts: { body: 'Archivo', heading: 'Archivo' },
  sectionOrder: ['profile', 'experience', 'projects', 'education'],
  sectionTitles: {},
  showPresenter: 'sidebar',
  footer: { showCompany: true, showText: true, showPageNumbers: true },
}
