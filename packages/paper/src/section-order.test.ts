import type { Section, TemplateDesign } from '@tabard/contract'
import { describe, expect, it } from 'vitest'
import { fontsFor, loadFonts } from './fonts/index.ts'
import { builtInTemplates, compose, inPrintedOrder, toText, toView, type ComposeInput, type ViewNode } from './index.ts'
import { sampleBranding } from './sample/index.ts'
import { buildInput, sections } from './testing/build-cv.ts'
import { docxWords, pdfWords } from './testing/read-back.ts'
import { readFont } from './testing/read-font.ts'
import { toDocx } from './to-docx.ts'
import { toPdf } from './to-pdf.ts'

/** Of each section the first word that no other section has. */
const marks = { profile: 'calm,', experience: 'Halden', education: 'Aldwick', skills: 'EWM', languages: 'Dutch' }
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

/** A person has put education first and languages before skills. */
function moved(design: TemplateDesign): ComposeInput {
  const input = buildInput(design)
  const first = ['education', 'languages']
  const placed = sections
    .filter(({ id }) => first.includes(id))
    .map((section): Section => ({ ...section, placed: true }))
  const freeText = [...placed, ...sections.filter(({ id }) => !first.includes(id))]
  return { ...input, application: { ...input.application, freeText } }
}

function orderIn(text: string): string[] {
  const lower = text.toLowerCase()
  const at = (id: string): number => lower.lastIndexOf(marks[id as keyof typeof marks].toLowerCase())
  const all = Object.keys(marks)
  expect(all.filter((id) => at(id) < 0)).toEqual([])
  return all.sort((a, b) => at(a) - at(b))
}

function words(node: ViewNode): string {
  return typeof node === 'string' ? node : ` ${node.children.map(words).join(' ')} `
}

describe.each(builtInTemplates.map(({ name, design }) => [name, design] as const))('%s', (_name, design) => {
  it('shows a moved section in one order on screen, in PDF and in Word', async () => {
    const input = moved(design)
    const tree = compose(input)
    const order = orderIn(toText(tree))
    expect(order.indexOf('education')).toBeLessThan(order.indexOf('profile'))
    expect(order.indexOf('languages')).toBeLessThan(order.indexOf('skills'))
    expect(order).not.toEqual(orderIn(toText(compose(buildInput(design)))))

    expect(orderIn(words(toView(tree, design, sampleBranding)))).toEqual(order)
    const fonts = await loadFonts(fontsFor(design, sampleBranding, tree), readFont)
    expect(orderIn((await pdfWords((await toPdf(tree, design, sampleBranding, fonts)).bytes)).join(' '))).toEqual(order)
    expect(orderIn((await docxWords(await toDocx(tree, design, sampleBranding))).join(' '))).toEqual(order)
    const { main, sidebar } = compose(input)
    const list = ids(inPrintedOrder(input.application.freeText, design))
    const printed = [...ids(main), ...ids(sidebar)].filter((id) => list.includes(id))
    expect(printed).toEqual(list)
  })
})

it('follows the template until somebody puts a section in place', () => {
  const { design } = builtInTemplates[0] as { design: TemplateDesign }
  const cv = sections.filter(({ kind }) => ['education', 'experience', 'profile'].includes(kind)).toReversed()
  expect(ids(inPrintedOrder(cv, design))).toEqual(['profile', 'experience', 'education'])
  const placed = cv.map((section, at) => (at === 0 ? { ...section, placed: true } : section))
  expect(ids(inPrintedOrder(placed, design))).toEqual(ids(cv))
})

it('lists hidden sections last', () => {
  const { design } = builtInTemplates[0] as { design: TemplateDesign }
  const cv = sections.map((section) => (section.kind === 'profile' ? { ...section, hidden: true } : section))
  expect(ids(inPrintedOrder(cv, design)).at(-1)).toBe('profile')
})
