import type { Section } from '@tabard/contract'
import { builtInTemplates, type ComposeInput } from '@tabard/paper'
import { sampleBranding, sampleCv } from '@tabard/paper/sample'
import { expect, it } from 'vitest'
import { drawFirstPage } from './draw-page.ts'

const chancery = builtInTemplates.find(({ name }) => name === 'Chancery')?.design
if (!chancery) throw new Error('no template')

const picture = async (freeText: Section[], design = chancery): Promise<string> => {
  const input: ComposeInput = {
    application: { ...sampleCv, freeText },
    template: { design, freeText: [], embedCard: {} },
    branding: sampleBranding,
    presenter: null,
  }
  return Buffer.from((await drawFirstPage(input, 200)).bytes).toString('base64')
}

it('draws a moved section where every other medium shows it', async () => {
  const backwards = sampleCv.freeText.toReversed()
  const moved = backwards.map((section) => ({ ...section, placed: true }))
  const drawn = await picture(moved)
  expect(drawn).not.toBe(await picture(backwards))
  expect(drawn).toBe(await picture(backwards, { ...chancery, sectionOrder: [] }))
})
