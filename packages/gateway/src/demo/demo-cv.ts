import type { ApplicationStatus, Section } from '@tabard/contract'
import { writeSection, type WrittenSection } from '@tabard/paper/sample'

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
  sections: readonly WrittenSection[]
}

/** The document of a demo CV. */
export function sectionsOf(cv: DemoCv): Section[] {
  return cv.sections.map((section, index) => writeSection(section, index === 0 ? 'freeText' : `freeText-${index}`))
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
