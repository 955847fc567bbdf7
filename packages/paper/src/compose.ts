import type {
  Application,
  Branding,
  ImageTemplate,
  Presenter,
  Section,
  Template,
  TemplateDesign,
} from '@tabard/contract'
import type { BlockTree, FooterBlock, PageBackground, SectionBlock } from './blocks.ts'
import { withCleanTexts } from './clean-text.ts'
import { composeHeader, type HeaderFields } from './compose-header.ts'
import { composeSection, type Filled } from './compose-section.ts'
import { traitsKinds } from './kinds/traits.ts'
import { columnsOf, standsInSidebar } from './section-order.ts'
import { paperWords, type PaperWords } from './words/paper-words.ts'

export interface ComposeInput {
  application: HeaderFields & Pick<Application, 'embedCard' | 'miscData'>
  /** Its image templates are drawn if they carry their bytes. */
  template: Pick<Template, 'design' | 'freeText' | 'embedCard'> & Partial<Pick<Template, 'imageTemplates'>>
  branding: Branding
  presenter: Presenter | null
}

/**
 * Makes the one tree from which screen, PDF, DOCX and text are written, out of application, template and branding.
 * Pure.
 */
export function compose({ template, ...given }: ComposeInput): BlockTree {
  const { design } = template
  // Texts of sections are cleaned run by run.
  const [application, branding] = [withCleanTexts(given.application), withCleanTexts(given.branding)]
  const presenter = given.presenter && withCleanTexts(given.presenter)
  const words = paperWords.in(branding.language ?? 'en')
  const filled: Filled = {
    candidateName: application.candidateName || application.identifier,
    identifier: application.identifier,
    tags: tagsOf(application.miscData),
    cards: new Map([...Object.entries(template.embedCard), ...Object.entries(application.embedCard)]),
  }
  const { hasSidebar } = traitsKinds.layouts[design.layout.columns]
  const build = (section: Section): SectionBlock =>
    composeSection(section, {
      filled,
      plain: standsInSidebar(section, design),
      title: design.sectionTitles[section.kind],
      showsContact: design.header.showContact,
    })
  const { main, sidebar } = columnsOf(application.freeText, design)
  const closing = template.freeText.filter((section) => !section.hidden)
  const presented = presenterSection(presenter, design, words)
  return {
    header: composeHeader(application, design, branding, words),
    sidebar: withWords([...(hasSidebar ? presented : []), ...sidebar.map(build)]),
    main: withWords([...main.map(build), ...closing.map(build), ...(hasSidebar ? [] : presented)]),
    footer: footerOf(presenter, design, branding, words),
    backgrounds: backgroundsOf(template.imageTemplates ?? []),
    language: languageOf(application.miscData),
  }
}

function presenterSection(presenter: Presenter | null, design: TemplateDesign, words: PaperWords): SectionBlock[] {
  if (!presenter || design.showPresenter !== 'sidebar') return []
  const { name, jobTitle, phone, email } = presenter
  const rows = [
    { text: name },
    { text: jobTitle, quiet: true },
    { text: phone },
    { text: email, ...(email && { link: `mailto:${email}` }) },
  ]
  const items = rows
    .filter((run) => run.text)
    .map((run, index) => ({ line: { id: `presenter/${index}`, runs: [run] }, level: 0 }))
  return [
    {
      kind: 'section',
      id: 'presenter',
      title: words.presentedBy,
      sectionKind: 'presenter',
      blocks: [{ kind: 'list', style: 'plain', items }],
    },
  ]
}

function footerOf(
  presenter: Presenter | null,
  { footer, showPresenter }: TemplateDesign,
  branding: Branding,
  words: PaperWords,
): FooterBlock {
  const said = presenter && [presenter.name, presenter.phone, presenter.email].filter(Boolean).join(' · ')
  return {
    kind: 'footer',
    company: footer.showCompany ? branding.companyName : '',
    text: footer.showText ? branding.footerText : '',
    presenter: showPresenter === 'footer' && said ? said : '',
    pageNumber: footer.showPageNumbers ? words.page : '',
  }
}

function backgroundsOf(pictures: readonly ImageTemplate[]): PageBackground[] {
  return pictures.flatMap(({ data, fileType, width, height }) => {
    const mediaType = fileType === 'image/png' || fileType === 'image/jpeg' ? fileType : null
    return data && mediaType ? [{ mediaType, data, width, height }] : []
  })
}

/** The picture behind a page, 0-based. */
export function backgroundOf<Ground>(backgrounds: readonly Ground[], page: number): Ground | undefined {
  return backgrounds[Math.min(page, backgrounds.length - 1)]
}

function withWords(sections: readonly SectionBlock[]): SectionBlock[] {
  return sections.filter((section) => section.blocks.length > 0)
}

function tagsOf(miscData: Application['miscData']): ReadonlyMap<string, string> {
  const { tags } = miscData
  if (typeof tags !== 'object' || tags === null) return new Map()
  return new Map(Object.entries(tags).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function languageOf(miscData: Application['miscData']): string | null {
  return miscData.parsed?.language ?? null
}
