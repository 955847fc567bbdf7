import {
  HeadingLevel,
  ImageRun,
  Paragraph,
  Tab,
  TableAnchorType,
  TabStopType,
  TextRun,
  type IBorderOptions,
  type ParagraphChild,
  type Table,
} from 'docx'
import { logoBytes, logoPlate, logoSize } from '../logo-plate.ts'
import { pixels } from '../page-size.ts'
import { platedLogo } from './plated-logo.ts'
import { twips } from './run-look.ts'
import type { WordContext } from './word-page.ts'
import { emptyLine, saidIn, wordRuns } from './word-runs.ts'
import { floatingTable } from './word-tables.ts'

/** Reference left, brand right. */
export function topLine(context: WordContext, width: number): Paragraph {
  const { tree, looks } = context
  return new Paragraph({
    spacing: { after: twips(26) },
    tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
    children: [
      ...wordRuns([{ text: tree.header.reference }], looks.reference),
      new TextRun({ children: [new Tab()] }),
      ...brandRuns(context),
    ],
  })
}

export function brandRuns({ tree, design, looks }: WordContext): ParagraphChild[] {
  const { logo, name } = tree.header.brand
  if (!logo) return wordRuns([{ text: name }], looks.wordmark)
  const plate = logoPlate(logo, design, looks.palette)
  const { bytes, hasPlate } = plate ? platedLogo(logo, plate) : { bytes: logoBytes(logo), hasPlate: false }
  const { width, height } = logoSize(logo, hasPlate)
  return [
    new ImageRun({
      type: logo.mediaType === 'image/png' ? 'png' : 'jpg',
      data: bytes,
      transformation: { width: pixels(width), height: pixels(height) },
      altText: { name: 'Logo', description: name, title: name },
    }),
  ]
}

/** Name, headline, place and contact. `rule` is drawn over the first of them and under the last. */
export function whoParagraphs(
  { tree: { header }, looks }: WordContext,
  alignment: 'left' | 'center',
  rule?: IBorderOptions,
): Paragraph[] {
  const rows = [
    ...(header.headline ? [{ runs: [{ text: header.headline }], look: looks.headline, after: 2 }] : []),
    ...(header.location ? [{ runs: [{ text: header.location }], look: looks.where, after: 2 }] : []),
    ...header.contact.map((run) => ({ runs: [run], look: looks.where, after: 0 })),
  ]
  const last = rows.length - 1
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      alignment,
      ...(rule && { border: { top: rule, ...(last < 0 && { bottom: rule }) } }),
      children: wordRuns([{ text: header.name }]),
    }),
    ...rows.map(
      ({ runs, look, after }, at) =>
        new Paragraph({
          alignment,
          spacing: { after: twips(after) },
          ...(at === last && rule && { border: { bottom: rule } }),
          children: wordRuns(runs, look),
        }),
    ),
  ]
}

/**
 * The brand and under it the reference, in the top corner of the sidebar. The reference is written first, as in every
 * medium.
 */
export function cornerTables(context: WordContext, corner: { x: number; width: number }): (Paragraph | Table)[] {
  const { tree, looks } = context
  const at = (y: number) => ({ verticalAnchor: TableAnchorType.PAGE, absoluteVerticalPosition: twips(y) }) as const
  // A paragraph separates them, because Word joins neighbouring tables.
  const reference = tree.header.reference
    ? [floatingTable([saidIn(looks.reference, tree.header.reference)], corner, at(72)), emptyLine(looks, 1)]
    : []
  return [...reference, floatingTable([new Paragraph({ children: brandRuns(context) })], corner, at(40))]
}
