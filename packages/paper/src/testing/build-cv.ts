import type { Op, Section, TemplateDesign } from '@tabard/contract'
import type { ComposeInput } from '../compose.ts'
import { sampleBranding, sampleCv, samplePresenter } from '../sample/sample-cv.ts'
import { writeSection } from '../sample/written-section.ts'

const CALM = 'calm, numbers-first leadership'

/** The sample's sections, with a bold run and with tabs, which tests look for. */
export const sections: Section[] = sampleCv.freeText.map((section) => {
  if (section.kind === 'profile') return { ...section, content: section.content.flatMap(boldly) }
  if (section.kind === 'certifications') return { ...section, content: [{ insert: withTabs(section) }] }
  return section
})

/** A full CV in one template. `extra` sections follow its own. */
export function buildInput(
  design: TemplateDesign,
  change: { extra?: Section[]; application?: Partial<ComposeInput['application']> } = {},
): ComposeInput {
  return {
    application: {
      ...sampleCv,
      freeText: [...sections, ...(change.extra ?? [])],
      ...change.application,
    },
    template: { design, freeText: [], embedCard: {} },
    branding: sampleBranding,
    presenter: samplePresenter,
  }
}

/** Enough jobs for a CV of many pages. */
export function longExperience(count: number): Section {
  const entries = Array.from({ length: count }, (_, at) => ({
    title: `Planner of region ${at + 1}`,
    organisation: `Depot ${at + 1}, Utrecht`,
    dates: `${1980 + at} – ${1981 + at}`,
    bullets: Array.from(
      { length: 2 + (at % 5) },
      (_unused, point) =>
        `Point ${at + 1}.${point + 1}: moved ${120 + at} pallets a day ${'through a depot that never closed '.repeat(1 + ((at + point) % 4))}without a late departure.`,
    ),
  }))
  return writeSection({ kind: 'volunteering', title: 'Earlier career', entries }, 'career')
}

function boldly(op: Op): Op[] {
  const [before, after] = typeof op.insert === 'string' ? op.insert.split(CALM) : []
  if (before === undefined || after === undefined) return [op]
  return [{ insert: before }, { insert: CALM, attributes: { bold: true } }, { insert: after }]
}

function withTabs({ content }: Section): string {
  return content.map(({ insert }) => (typeof insert === 'string' ? insert.replace(' – ', '\t') : '')).join('')
}
