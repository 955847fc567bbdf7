import { AlignmentType, LevelFormat, type ILevelsOptions, type INumberingOptions, type IStylesOptions } from 'docx'
import type { TemplateDesign } from '@tabard/contract'
import { docxKinds } from '../kinds/docx.ts'
import type { Looks } from '../look.ts'
import { runLook, twips } from './run-look.ts'

/** Named styles, so that a person who edits the document in Word can change all headings at once. */
export function documentStyles(design: TemplateDesign, looks: Looks): IStylesOptions {
  // Word measures line height by the font's own height, which is more than its size.
  const own = looks.body.family === 'Source Serif 4' ? 1.25 : 1.16
  const leading = Math.round((design.body.lineHeight * 240) / own)
  const heading = docxKinds.headings[design.headings.style]
  const rule = { style: 'single' as const, size: 4, space: 3, color: looks.palette.line.slice(1) }
  return {
    default: {
      document: {
        run: runLook(looks.body),
        paragraph: { spacing: { line: leading, lineRule: 'auto', after: 0, before: 0 } },
      },
      heading1: {
        run: { ...runLook(looks.name), ...docxKinds.headers[design.header.kind].nameRun },
        paragraph: { keepNext: true, spacing: { line: 250, lineRule: 'auto', before: 0, after: twips(3) } },
      },
      heading2: {
        run: { ...runLook(looks.sectionTitle), ...heading.run },
        paragraph: {
          keepNext: true,
          spacing: { before: twips(14), after: twips(4) },
          ...(heading.hasRule && { border: { bottom: rule } }),
        },
      },
      heading3: {
        run: runLook(looks.entryTitle),
        paragraph: { keepNext: true, spacing: { before: twips(8), after: 0 } },
      },
      heading4: {
        run: runLook(looks.subheading),
        paragraph: { keepNext: true, spacing: { before: twips(6), after: twips(2) } },
      },
      hyperlink: { run: { color: looks.body.colour.slice(1), underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Organisation',
        name: 'Organisation',
        basedOn: 'Normal',
        next: 'Normal',
        run: runLook(looks.quiet),
        paragraph: { spacing: { after: twips(2) } },
      },
      { id: 'Lead', name: 'Lead', basedOn: 'Normal', run: runLook(looks.lead) },
      {
        id: 'SidebarTitle',
        name: 'Sidebar title',
        basedOn: 'Heading2',
        next: 'Normal',
        run: runLook(looks.sidebarTitle),
        paragraph: { outlineLevel: 1 },
      },
      { id: 'Furniture', name: 'Header and footer', basedOn: 'Normal', run: runLook(looks.furniture) },
    ],
  }
}

export const BULLETS = 'bullets'
export const NUMBERS = 'numbers'

/** Real lists: Word can indent, continue and renumber them. */
export function documentNumbering(design: TemplateDesign, looks: Looks): INumberingOptions {
  const { sign, colour } = docxKinds.lists[design.bullets]
  const levels = (isBullet: boolean): ILevelsOptions[] =>
    Array.from({ length: 6 }, (_, level) => ({
      level,
      format: isBullet ? LevelFormat.BULLET : LevelFormat.DECIMAL,
      text: isBullet ? sign : `%${level + 1}.`,
      alignment: AlignmentType.LEFT,
      style: {
        run: { color: looks.palette[colour].slice(1), ...(isBullet && { font: 'Arial' }) },
        paragraph: { indent: { left: twips(12 + level * 13), hanging: twips(isBullet ? 10 : 14) } },
      },
    }))
  return {
    config: [
      { reference: BULLETS, levels: levels(true) },
      { reference: NUMBERS, levels: levels(false) },
    ],
  }
}
