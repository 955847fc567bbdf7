import type { Op, Section } from '@tabard/contract'
import { expect, it } from 'vitest'
import {
  builtInTemplates,
  compose,
  paletteOf,
  templateCss,
  toText,
  toView,
  type ViewElement,
  type ViewNode,
} from './index.ts'
import { contrast } from './colour.ts'
import { fontsFor, loadFonts } from './fonts/index.ts'
import { sampleBranding } from './sample/index.ts'
import { buildInput } from './testing/build-cv.ts'
import { readFont } from './testing/read-font.ts'
import { pdfWords, readPdf } from './testing/read-back.ts'
import { toDocx } from './to-docx.ts'
import { toPdf } from './to-pdf.ts'

const [chief] = builtInTemplates
if (!chief) throw new Error('no template')
const { design } = chief

const other = (content: Op[], more: Partial<Section> = {}): Section => ({
  id: 'x',
  title: 'X',
  kind: 'other',
  content,
  ...more,
})

it('fills placeholders and leaves hidden sections out', () => {
  const tree = compose(
    buildInput(design, {
      extra: [
        other([
          { insert: { candidateName: true } },
          { insert: ' is ' },
          { insert: { identifier: true } },
          { insert: ', ' },
          { insert: { tag: 'team' } },
          { insert: '\n' },
        ]),
        other([{ insert: 'ada@secret.example\n' }], { id: 'y', hidden: true }),
      ],
      application: { miscData: { tags: { team: 'Blue' } } },
    }),
  )
  expect(toText(tree)).toContain('Maren Oduya is NT-2047, Blue')
  expect(toText(tree)).not.toContain('secret')
})

it('sets years in brackets apart whole, dash and all', () => {
  const content = [{ insert: 'Fellowship in Learning (2020 – 2023)\nFrench\tFluent (2010)\nEnglish – Native\n' }]
  const tree = compose(buildInput(design, { extra: [other(content, { kind: 'certifications' })] }))
  const blocks = tree.sidebar.find(({ id }) => id === 'x')?.blocks ?? []
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))
  expect(items.map((item) => item.detail?.[0]?.text)).toEqual(['(2020 – 2023)', 'Fluent (2010)', 'Native'])
})

it('shows the identifier alone where there is no name', () => {
  const tree = compose(buildInput(design, { application: { candidateName: '' } }))
  expect(tree.header).toMatchObject({ name: 'NT-2047', reference: '' })
})

it('drops links that lead to no place on the web, and keeps their words', () => {
  const hostile: Op[] = [
    { insert: 'press', attributes: { link: 'javascript:alert(1)' } },
    { insert: ' or ' },
    { insert: 'data', attributes: { link: 'data:text/html,x' } },
    { insert: ' or ' },
    { insert: 'fine', attributes: { link: 'https://fine.example/a' } },
    { insert: '\n' },
  ]
  const tree = compose(buildInput(design, { extra: [other(hostile)] }))
  const links = all(toView(tree, design, sampleBranding)).flatMap((node) => node.attributes.href ?? [])
  expect(toText(tree)).toContain('press or data or fine')
  expect(links).toContain('https://fine.example/a')
  expect(links.filter((link) => !/^(https|mailto):/.test(link))).toEqual([])
})

it('draws a view without inline styles or handlers', () => {
  const names = all(toView(compose(buildInput(design)), design, sampleBranding)).flatMap((node) =>
    Object.keys(node.attributes),
  )
  expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
})

it('sets a line of 100,000 characters and hostile keys without losing a letter', async () => {
  const monster = 'abcdefghij'.repeat(10_000)
  const hostile = JSON.parse(
    '[{"insert":"plain","attributes":{"__proto__":{"x":1},"constructor":"y"}},{"insert":"\\n"}]',
  ) as Op[]
  const tree = compose(
    buildInput(design, {
      extra: [other([{ insert: `${monster}\n` }]), other(hostile, { id: '__proto__', title: '' })],
    }),
  )
  const fonts = await loadFonts(fontsFor(design, sampleBranding, tree), readFont)
  const { bytes } = await toPdf(tree, design, sampleBranding, fonts)
  const words = await pdfWords(bytes)
  expect(words.join('')).toContain(monster)
  expect(words).toContain('plain')
  expect((await toDocx(tree, design, sampleBranding)).length).toBeGreaterThan(10_000)
})

it('puts a logo on the document in place of the company’s name', async () => {
  const data = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const branding = {
    ...sampleBranding,
    logo: { fileName: 'logo.png', mediaType: 'image/png' as const, data, width: 1, height: 1 },
  }
  const tree = compose({ ...buildInput(design), branding })
  const fonts = await loadFonts(fontsFor(design, branding, tree), readFont)
  const { bytes } = await toPdf(tree, design, branding, fonts)
  const { links } = await readPdf(bytes)
  expect(toText(tree).split('\n')[1]).toBe('Maren Oduya')
  expect(links).toContain('mailto:sofia@northwind.example')
  expect((await toDocx(tree, design, branding)).length).toBeGreaterThan(10_000)
})

it.each(['#ffe600', '#000000', '#ff6f61', '#ffffff', '#0b4f4a', 'url(evil)'])(
  'stays readable in brand colour %s',
  (primary) => {
    const palette = paletteOf({ colors: { primary, secondary: primary } })
    const pairs = [
      [palette.onBand, palette.brand],
      [palette.onBandQuiet, palette.brand],
      [palette.onBandAccent, palette.brand],
      [palette.onBandDeep, palette.bandDeep],
      [palette.onBandDeepQuiet, palette.bandDeep],
      [palette.brandText, palette.paper],
      [palette.brandText, palette.tint],
    ] as const
    for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(templateCss(design, { ...sampleBranding, colors: { primary, secondary: primary } })).not.toContain('evil')
  },
)

function all(node: ViewNode): ViewElement[] {
  return typeof node === 'string' ? [] : [node, ...node.children.flatMap(all)]
}
