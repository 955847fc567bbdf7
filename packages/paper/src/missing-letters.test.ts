import { expect, it } from 'vitest'
import { fontsFor, loadFonts } from './fonts/index.ts'
import { builtInTemplates, compose } from './index.ts'
import { sampleBranding } from './sample/index.ts'
import { buildInput } from './testing/build-cv.ts'
import { readFont } from './testing/read-font.ts'
import { toPdf } from './to-pdf.ts'

it.each(builtInTemplates.map(({ name, design }) => [name, design] as const))(
  'tells of each letter that %s cannot draw where it stands and how often',
  async (_name, design) => {
    const tree = compose(
      buildInput(design, {
        extra: [{ id: 'x', title: 'Ꭷ more', kind: 'other', content: [{ insert: '🎉 twice 🎉, ꔀ once\n' }] }],
        application: { candidateName: 'Ada ꔀ' },
      }),
    )
    const fonts = await loadFonts(fontsFor(design, sampleBranding, tree), readFont)
    expect((await toPdf(tree, design, sampleBranding, fonts)).missingLetters).toEqual([
      { place: { at: 'head' }, letters: ['ꔀ'], count: 1 },
      { place: { at: 'section', title: 'Ꭷ more' }, letters: ['Ꭷ', '🎉', 'ꔀ'], count: 4 },
    ])
  },
)
