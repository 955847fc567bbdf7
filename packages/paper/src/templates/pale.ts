import type { TemplateDesign } from '@tabard/contract'

/** A tinted sidebar down every page, and a timeline of jobs. */
export const pale: TemplateDesign = {
  page: { size: 'A4', margins: { top: 40, right: 40, bottom: 54, left: 33 } },
  layout: {
    columns: 'sidebar-left',
    sidebarWidth: 178.5,
    sidebarKinds: ['skills', 'languages', 'certifications', 'interests', 'awards'],
    sidebarFill: 'tint',
    sidebarItems: 'plain',
  },
  header: { kind: 'plain', nameSize: 27, showFacts: true, showContact: false, showIdentifier: true },
  headings: { style: 'plain', size: 10.6, sidebarSize: 9.2 },
  entries: 'timeline',
  bullets: 'disc',
  body: { size: 9.4, lineHeight: 1.52 },
  fonts: { body: 'Inter', heading: 'Inter' },
  sectionOrder: ['profile', 'experience', 'projects', 'education'],
  sectionTitles: {},
  showPresenter: 'sidebar',
  footer: { showCompany: true, showText: true, showPageNumbers: true },
}
