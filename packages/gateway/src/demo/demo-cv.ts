import type { ApplicationStatus, Op, Section, SectionKind } from '@tabard/contract'

/** A job, degree or project as it stands in a CV. */
export interface DemoEntry {
  title: string
  organisation: string
  dates: string
  text?: string
  bullets?: readonly string[]
}

export interface DemoSection {
  kind: SectionKind
  title: string
  text?: string
  entries?: readonly DemoEntry[]
  bullets?: readonly string[]
  lines?: readonly string[]
}

/** A made-up person. Names, firms, numbers and addresses belong to nobody. */
export interface DemoCv {
  name: string
  identifier: string
  headline: string
  location: string
  email: string
  phone: string
  linkedUrl: string
  fileName: string
  folder: string
  /** `new`: as the parser left it. Any other: looked through by the team. */
  status: ApplicationStatus
  /** Which of the built-in templates, by its place. */
  template: number
  sections: readonly DemoSection[]
}

/** The document of a demo section: what a recruiter's corrected text looks like. */
export function sectionsOf(cv: DemoCv): Section[] {
  return cv.sections.map((section, index) => ({
    id: index === 0 ? 'freeText' : `freeText-${index}`,
    title: section.title,
    kind: section.kind,
    content: contentOf(section),
  }))
}

function contentOf(section: DemoSection): Op[] {
  return [
    ...paragraphs(section.text),
    ...(section.entries ?? []).flatMap((entry): Op[] => [
      { insert: entry.title },
      { insert: '\n', attributes: { entry: 'title' } },
      { insert: entry.organisation },
      { insert: '\n', attributes: { entry: 'organisation' } },
      { insert: entry.dates },
      { insert: '\n', attributes: { entry: 'dates' } },
      ...paragraphs(entry.text),
      ...bullets(entry.bullets),
    ]),
    ...bullets(section.bullets),
    ...(section.lines ?? []).flatMap(paragraphs),
  ]
}

function paragraphs(text: string | undefined): Op[] {
  return text ? [{ insert: `${text}\n` }] : []
}

function bullets(items: readonly string[] = []): Op[] {
  return items.flatMap((item): Op[] => [{ insert: item }, { insert: '\n', attributes: { list: 'bullet' } }])
}

/** The words of a CV line by line, as its candidate would have typed them. */
export interface DemoLine {
  text: string
  style: 'name' | 'headline' | 'contact' | 'heading' | 'entry' | 'sub' | 'bullet' | 'text'
}

export function linesOf(cv: DemoCv): DemoLine[] {
  const line = (style: DemoLine['style'], text: string): DemoLine => ({ style, text })
  return [
    line('name', cv.name),
    line('headline', cv.headline),
    line('contact', `${cv.location} | ${cv.email} | ${cv.phone}`),
    ...(cv.linkedUrl ? [line('contact', cv.linkedUrl)] : []),
    ...cv.sections.flatMap((section) => [
      line('heading', section.title),
      ...(section.text ? [line('text', section.text)] : []),
      ...(section.entries ?? []).flatMap((entry) => [
        line('entry', entry.title),
        line('sub', `${entry.organisation} | ${entry.dates}`),
        ...(entry.text ? [line('text', entry.text)] : []),
        ...(entry.bullets ?? []).map((item) => line('bullet', item)),
      ]),
      ...(section.bullets ?? []).map((item) => line('bullet', item)),
      ...(section.lines ?? []).map((item) => line('text', item)),
    ]),
  ]
}
