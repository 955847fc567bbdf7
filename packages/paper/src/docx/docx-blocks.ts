import { AlignmentType, HeadingLevel, Paragraph, Tab, TabStopType, TextRun, type IParagraphOptions } from 'docx'
import type { TemplateDesign } from '@tabard/contract'
import type { EntryBlock, Line, ListBlock, ListItem, SectionBlock, TextBlock } from '../blocks.ts'
import { docxKinds } from '../kinds/docx.ts'
import type { RowDocx } from '../kinds/parts.ts'
import type { Looks } from '../look.ts'
import { announces, lineText, runsText } from '../to-text.ts'
import { BULLETS, NUMBERS } from './docx-styles.ts'
import { openRow } from './open-row.ts'
import { twips } from './run-look.ts'
import { directionOf, wordRuns } from './word-runs.ts'

/** The settings for one column of the Word document. */
export interface WordManner {
  design: TemplateDesign
  looks: Looks
  isSidebar: boolean
  /** Points. */
  width: number
  /** Numbers the document's ordered lists, so that each begins at 1. */
  nextList: () => number
}

/** The most letters of a sidebar row that surely fit beside its detail. */
const BESIDE_MAX = 26
/**
 * Rows of sidebar sections that did not fit in the sidebar. In the main column there is room for details beside them.
 */
const rowOfMainColumn: RowDocx = { ...openRow, standsBeside: true }

/** A section: its heading, then its lines. */
export function wordSection(section: SectionBlock, isFirst: boolean, manner: WordManner): Paragraph[] {
  const title = section.title
    ? [
        new Paragraph({
          // A paragraph may name one style only; the library would write both.
          ...(manner.isSidebar ? { style: 'SidebarTitle' } : { heading: HeadingLevel.HEADING_2 }),
          ...(isFirst && { spacing: { before: 0, after: twips(4) } }),
          children: wordRuns([{ text: section.title }]),
          ...directionOf(section.title),
        }),
      ]
    : []
  return [
    ...title,
    ...section.blocks.flatMap((block) =>
      block.kind === 'entry' ? wordEntry(block, section, manner) : wordText(block, section, manner),
    ),
  ]
}

function wordEntry(
  { title, organisation, dates, body }: EntryBlock,
  section: SectionBlock,
  manner: WordManner,
): Paragraph[] {
  const follows = body.length > 0
  const heads: Paragraph[] = []
  if (title) heads.push(paragraph(title, { heading: HeadingLevel.HEADING_3 }))
  // Organisation and dates share a line, with the dates at its end, because the words have the order title,
  // organisation, dates in every medium.
  if (organisation || dates) {
    const children = [
      ...wordRuns(organisation?.runs ?? []),
      ...(organisation && dates ? [new TextRun({ children: [new Tab()] })] : []),
      ...wordRuns(dates?.runs ?? []),
    ]
    heads.push(
      new Paragraph({
        style: 'Organisation',
        keepNext: follows,
        tabStops: [{ type: TabStopType.RIGHT, position: twips(manner.width) }],
        children,
        ...directionOf(organisation ? lineText(organisation) : ''),
      }),
    )
  }
  return [...heads, ...body.flatMap((block) => wordText(block, section, manner))]
}

function wordText(block: TextBlock, section: SectionBlock, manner: WordManner): Paragraph[] {
  const { looks } = manner
  switch (block.kind) {
    case 'subheading':
      return [paragraph(block.line, { heading: block.level === 3 ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_4 })]
    case 'list':
      return wordList(block, manner)
    case 'card':
      return [paragraph(block.line, { spacing: { before: twips(4), after: twips(4) } })]
    case 'paragraph': {
      const isLead = section.sectionKind === 'profile' && !manner.isSidebar
      return [
        paragraph(
          block.line,
          {
            spacing: { after: twips(4) },
            ...(isLead && { style: 'Lead' }),
            ...(announces(block.line) && { keepNext: true }),
          },
          looks.palette.quiet,
        ),
      ]
    }
  }
}

function wordList(list: ListBlock, manner: WordManner): Paragraph[] {
  const { palette } = manner.looks
  if (list.style === 'plain') return list.items.flatMap((item) => plainItem(item, manner))
  const instance = list.style === 'ordered' ? manner.nextList() : 0
  const reference = list.style === 'ordered' ? NUMBERS : BULLETS
  return list.items.map((item) =>
    paragraph(
      item.line,
      { numbering: { reference, level: item.level, instance }, spacing: { after: twips(2) } },
      palette.quiet,
    ),
  )
}

/** The rows of a plain item. Its detail is beside it where it surely fits, otherwise below. */
export function rowsOf({ line, detail = [] }: ListItem, isWide: boolean): string[] {
  const [term, apart] = [lineText(line), runsText(detail)]
  return !apart || (isWide && term.length + apart.length <= BESIDE_MAX) ? [`${term} ${apart}`] : [term, apart]
}

function plainItem({ line, detail = [] }: ListItem, { design, looks, width, isSidebar }: WordManner): Paragraph[] {
  const row = isSidebar ? docxKinds.rows[design.layout.sidebarItems] : rowOfMainColumn
  const options = row.optionsOf(looks.palette, detail.length > 0)
  if (detail.length === 0) return [paragraph(line, options, looks.palette.quiet)]
  const apart = wordRuns(detail, { ...looks.quiet, size: looks.quiet.size * row.detailScale })
  if (rowsOf({ line, level: 0, detail }, row.standsBeside).length > 1) {
    return [
      paragraph(line, { ...options, keepNext: true }),
      new Paragraph({ children: apart, spacing: { after: twips(3) } }),
    ]
  }
  return [
    new Paragraph({
      ...options,
      tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
      children: [...wordRuns(line.runs), new TextRun({ children: [new Tab()] }), ...apart],
    }),
  ]
}

function paragraph(line: Line, options: IParagraphOptions, quiet?: string): Paragraph {
  const align = line.align && {
    alignment: { center: AlignmentType.CENTER, right: AlignmentType.RIGHT, justify: AlignmentType.JUSTIFIED }[
      line.align
    ],
  }
  return new Paragraph({
    ...options,
    ...align,
    ...directionOf(lineText(line)),
    children: wordRuns(line.runs, undefined, quiet),
  })
}
