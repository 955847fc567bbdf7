import type { Branding, TemplateDesign } from '@tabard/contract'
import type { BlockTree, Run } from '../blocks.ts'
import { familiesOf } from '../font-choice.ts'
import type { Cut } from '../look.ts'
import { looksOf } from '../looks.ts'
import { toText } from '../to-text.ts'
import { nearestFont, type FontFamily, type FontFile, type FontStyle, type FontWeight } from './font-table.ts'

/** Replacement fonts in the order in which they are tried, each with the letters that need it. */
const fallbackFonts: readonly { family: FontFamily; letters: RegExp }[] = [
  { family: 'Vazirmatn', letters: /[\p{Script=Arabic}]/u },
  { family: 'Noto Sans Hebrew', letters: /[\p{Script=Hebrew}]/u },
  { family: 'Noto Sans Devanagari', letters: /[\p{Script=Devanagari}]/u },
  { family: 'Noto Sans Thai', letters: /[\p{Script=Thai}]/u },
  { family: 'Nanum Gothic', letters: /[\p{Script=Hangul}]/u },
  {
    family: 'BIZ UDPGothic',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef☎]/u,
  },
  // Greek, Cyrillic, Vietnamese, arrows and signs that Archivo and Figtree lack.
  { family: 'Inter', letters: /[\p{Script=Greek}\p{Script=Cyrillic}\u0180-\u024f\u1e00-\u1eff\u2116\u2190-\u2bff]/u },
]

/** The font files that one document needs: those that its text wears, and no other. */
export function fontsFor(design: TemplateDesign, branding: Branding, tree: BlockTree): FontFile[] {
  const { body } = familiesOf(design, branding)
  const text = toText(tree)
  const runs = allRuns(tree)
  const { headline, palette: _palette, ...looks } = looksOf(design, branding)
  const worn: Cut[] = [...Object.values(looks), ...(tree.header.headline ? [headline] : [])]
  const hasItalics = worn.some(({ style }) => style === 'italic')
  const wanted: [FontFamily, FontWeight, FontStyle][] = [
    ...worn.map(({ family, weight, style }): [FontFamily, FontWeight, FontStyle] => [family, weight, style]),
    // Bold text, and the name above each later page.
    [body, 600, 'normal'],
  ]
  if (hasItalics || runs.some((run) => run.italic)) wanted.push([body, 400, 'italic'])
  if (runs.some((run) => run.italic && run.bold)) wanted.push([body, 600, 'italic'])
  for (const { family, letters } of fallbackFonts) {
    if (letters.test(text)) wanted.push([family, 400, 'normal'], [family, 700, 'normal'])
  }
  const files = wanted.map(([family, weight, style]) => nearestFont(family, weight, style))
  return [...new Map(files.map((file) => [file.file, file])).values()]
}

function allRuns(tree: BlockTree): Run[] {
  return [...tree.sidebar, ...tree.main].flatMap((section) =>
    section.blocks.flatMap((block) => {
      const blocks = block.kind === 'entry' ? block.body : [block]
      const heads = block.kind === 'entry' ? [block.title, block.organisation, block.dates] : []
      return [
        ...heads.flatMap((line) => line?.runs ?? []),
        ...blocks.flatMap((part) =>
          part.kind === 'list' ? part.items.flatMap((item) => item.line.runs) : part.line.runs,
        ),
      ]
    }),
  )
}
