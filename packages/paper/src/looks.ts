import type { Branding, TemplateDesign } from '@tabard/contract'
import type { Run } from './blocks.ts'
import type { Hex } from './colour.ts'
import { familiesOf } from './font-choice.ts'
import type { FontFamily, FontStyle, FontWeight } from './fonts/index.ts'
import { paletteOf, type Palette } from './palette.ts'

/** Which cut of which family. */
export interface Cut {
  family: FontFamily
  weight: FontWeight
  style: FontStyle
}

/** How a run of text looks on paper. */
export interface Look extends Cut {
  /** Points. */
  size: number
  colour: Hex
  underline?: boolean
  link?: string
  /** Extra space between letters, in ems. */
  tracking?: number
}

export interface LookedRun {
  text: string
  look: Look
}

/** The looks of one document: every size, weight and colour in one place. */
export interface Looks {
  palette: Palette
  body: Look
  quiet: Look
  lead: Look
  entryTitle: Look
  subheading: Look
  sectionTitle: Look
  sidebarTitle: Look
  name: Look
  headline: Look
  where: Look
  wordmark: Look
  reference: Look
  factLabel: Look
  factValue: Look
  furniture: Look
}

export function looksOf(design: TemplateDesign, branding: Branding): Looks {
  const palette = paletteOf(branding)
  const { body, heading } = familiesOf(design, branding)
  const size = design.body.size
  const { kind, nameSize } = design.header
  const isBand = kind === 'band'
  const isClassic = kind === 'centred'
  const text = (points: number, weight: FontWeight, colour: Hex, style: Look['style'] = 'normal'): Look => ({
    family: body,
    weight,
    style,
    size: points,
    colour,
  })
  const head = (points: number, weight: FontWeight, colour: Hex, tracking = 0): Look => ({
    family: heading,
    weight,
    style: 'normal',
    size: points,
    colour,
    tracking,
  })
  const caps = design.headings.style === 'caps'
  return {
    palette,
    body: text(size, 400, palette.ink),
    quiet: text(size, 400, palette.quiet, design.entries === 'split' ? 'italic' : 'normal'),
    lead: text(size * 1.08, 400, palette.ink),
    entryTitle: head(size * 1.08, 600, palette.ink, design.entries === 'timeline' ? -0.01 : 0),
    subheading: head(size * 1.04, 600, palette.ink),
    sectionTitle: head(design.headings.size, caps ? 600 : 700, palette.brandText, caps ? 0.08 : -0.01),
    sidebarTitle: head(design.headings.sidebarSize, 700, palette.brandText),
    name: head(nameSize, isClassic ? 400 : 700, isBand ? palette.onBand : palette.ink, isClassic ? 0.05 : -0.025),
    headline: text(
      isBand ? 14.25 : 12,
      500,
      isBand ? palette.onBandAccent : palette.brandText,
      isClassic ? 'italic' : 'normal',
    ),
    where: text(size, 400, isBand ? palette.onBandQuiet : palette.quiet),
    wordmark: head(11.6, 600, isBand ? palette.onBand : palette.brandText, -0.01),
    reference: text(8.1, 400, isBand ? palette.onBandQuiet : palette.quiet),
    factLabel: text(8.1, 400, isBand ? palette.onBandDeepQuiet : palette.quiet),
    factValue: text(10.9, 600, isBand ? palette.onBandDeep : palette.ink),
    furniture: text(7.9, 400, palette.quiet),
  }
}

/** A line's runs in a look: bold, italic and links are changes of that look. */
export function dressed(runs: readonly Run[], look: Look, palette: Palette): LookedRun[] {
  return runs.map((run) => ({
    text: run.text,
    look: {
      ...look,
      ...(run.bold && { weight: look.weight < 600 ? 600 : 700 }),
      ...(run.italic && { style: look.style === 'italic' ? 'normal' : 'italic' }),
      ...(run.quiet && { colour: palette.quiet }),
      ...(run.underline && { underline: true }),
      ...(run.link && { link: run.link }),
    },
  }))
}
