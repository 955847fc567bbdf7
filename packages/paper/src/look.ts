import type { Run } from './blocks.ts'
import type { Hex } from './colour.ts'
import type { FontFamily, FontStyle, FontWeight } from './fonts/font-table.ts'
import type { Palette } from './palette.ts'

/** A font family, with weight and style. */
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

/** The runs of a line in a look. Bold, italic and links change that look. */
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
