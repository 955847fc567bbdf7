import { expect, it } from 'vitest'
import { builtInTemplates, compose } from '../index.ts'
import { sampleBranding } from '../sample/index.ts'
import { buildInput } from '../testing/build-cv.ts'
import { fontsFor } from './index.ts'

const [design] = builtInTemplates.map((template) => template.design)

it('asks for the weight of headlines only where a headline wears it', () => {
  if (!design) throw new Error('There is no template')
  const weightsWith = (headline: string) =>
    fontsFor(design, sampleBranding, compose(buildInput(design, { application: { headline } }))).map(
      ({ weight }) => weight,
    )
  expect(weightsWith('Head of Supply Chain')).toContain(500)
  expect(weightsWith('')).not.toContain(500)
})
