import type { ApplicationStatus, Section } from '@tabard/contract'
import { writeSection, type WrittenSection } from '@tabard/paper/sample'

/** A made-up person. No name, firm, number or address is real. */
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
  /** `new`: as the parser left it. Any other status: the team has corrected it. */
  status: ApplicationStatus
  /** Index of one of the built-in templates. */
  template: number
  sections: readonly WrittenSection[]
}

/** The sections of a demo CV. */
export function sectionsOf(cv: DemoCv): Section[] {
  return cv.sections.map((section, index) => writeSection(section, index === 0 ? 'freeText' : `freeText-${index}`))
}

/** One line of a CV, as its candidate would have typed it. */
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
