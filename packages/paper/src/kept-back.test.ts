import type { Op, Section, TemplateDesign } from '@tabard/contract'
import { describe, expect, it } from 'vitest'
import { withoutKeptBack } from './delta/index.ts'
import { fontsFor, loadFonts } from './fonts/index.ts'
import { builtInTemplates, compose, toText, toView, type ViewNode } from './index.ts'
import { sampleBranding } from './sample/index.ts'
import { buildInput } from './testing/build-cv.ts'
import { docxWords, pdfWords } from './testing/read-back.ts'
import { readFont } from './testing/read-font.ts'
import { toDocx } from './to-docx.ts'
import { toPdf } from './to-pdf.ts'

const content: Op[] = [
  { insert: 'Knots' },
  { insert: '\n' },
  { insert: 'ada@byron.example' },
  { insert: '\n', attributes: { keptBack: 'contact' } },
  { insert: 'Updated in May' },
  { insert: '\n', attributes: { keptBack: 'furniture' } },
]
const mixed: Section = { id: 'mixed', title: 'Interests', kind: 'interests', content }
const emptied: Section = { id: 'emptied', title: 'Reached by', kind: 'other', content: content.slice(2, 4) }

function words(node: ViewNode): string {
  return typeof node === 'string' ? node : ` ${node.children.map(words).join(' ')} `
}

/** The text of each medium. */
async function print(design: TemplateDesign): Promise<string[]> {
  const tree = compose(buildInput(design, { extra: [mixed, emptied] }))
  const fonts = await loadFonts(fontsFor(design, sampleBranding, tree), readFont)
  const { bytes } = await toPdf(tree, design, sampleBranding, fonts)
  const word = await toDocx(tree, design, sampleBranding)
  return [
    toText(tree),
    words(toView(tree, design, sampleBranding)),
    (await pdfWords(bytes)).join(' '),
    (await docxWords(word)).join(' '),
  ].map((text) => text.toLowerCase())
}

describe.each(builtInTemplates.map(({ name, design }) => [name, design] as const))('%s', (_name, design) => {
  it('keeps contact lines back on screen, in PDF and in Word where it shows no contacts', async () => {
    for (const text of await print({ ...design, header: { ...design.header, showContact: false } })) {
      expect(text).toContain('knots')
      expect(text).not.toMatch(/ada@byron|reached by|updated in may/)
    }
  })

  it('shows contact lines where it shows contacts, and words of the old pages nowhere', async () => {
    for (const text of await print({ ...design, header: { ...design.header, showContact: true } })) {
      expect(text).toMatch(/ada@byron/)
      expect(text).not.toContain('updated in may')
    }
  })
})

it('leaves a document a last newline when all of its lines are kept back', () => {
  expect(withoutKeptBack(content.slice(2), false)).toEqual([{ insert: '\n' }])
})
