import { expect, it } from 'vitest'
import { builtInTemplates, compose } from './index.ts'
import { fontsFor, loadFonts } from './fonts/index.ts'
import { sampleBranding } from './sample/index.ts'
import { buildInput, longExperience } from './testing/build-cv.ts'
import { readFont } from './testing/read-font.ts'
import { findPages, toPdf } from './to-pdf.ts'

it.each(builtInTemplates.map(({ design }) => [design.layout.columns, design] as const))(
  'finds the pages of a %s layout where the PDF begins them',
  async (_name, design) => {
    const tree = compose(buildInput(design, { extra: [longExperience(20)] }))
    const fonts = await loadFonts(fontsFor(design, sampleBranding, tree), readFont)
    const { pages } = await toPdf(tree, design, sampleBranding, fonts)
    expect(pages.length).toBeGreaterThan(1)
    expect(await findPages(tree, design, sampleBranding, fonts)).toEqual(pages)
  },
)
