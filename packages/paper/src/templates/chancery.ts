import type { TemplateDesign } from '@tabard/contract'

/** Classic serif in one column, the name between two rules. */
export const chancery: TemplateDesign = {
  page: { size: 'A4', margins: { top: 40, right: 62, bottom: 54, left: 62 } },
  layout: { columns: 'single', sidebarWidth: 0, sidebarKinds: [], sidebarFill: 'none', sidebarItems: 'plain' },
  header: { kind: 'centred', nameSize: 25, showFacts: true, showContact: false, showIdentifier: true },
  headings: { style: 'caps', size: 9, sidebarSize: 9 },
  entries: 'split',
  bullets: 'disc',
  body: { size: 9.9, lineHeight: 1.48 },
  fonts: { body: 'Source Serif 4', heading: 'Source Serif 4' },
  sectionOrder: ['profile', 'experience', 'projects', 'education'],
  sectionTitles: {},
  showPresenter: 'footer',
  footer: { showCompany: true, showText: true, showPageNumbers: true },
}
