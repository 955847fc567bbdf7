import { ExternalHyperlink, Paragraph, TextRun, type ParagraphChild } from 'docx'
import type { Run } from '../blocks.ts'
import type { Look, Looks } from '../look.ts'
import { runLook, twips } from './run-look.ts'

const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Runs of a line, with their links. `look` only names what differs from the paragraph's style. */
export function wordRuns(runs: readonly Run[], look?: Look, quiet?: string): ParagraphChild[] {
  return runs.map((run) => {
    const text = new TextRun({
      text: run.text,
      ...(look && runLook(look)),
      ...(run.bold && { bold: true }),
      ...(run.italic && { italics: true }),
      ...(run.underline && { underline: {} }),
      ...(run.quiet && quiet && { color: quiet.slice(1) }),
      ...(RIGHT_TO_LEFT.test(run.text) && { rightToLeft: true }),
    })
    return run.link ? new ExternalHyperlink({ link: run.link, children: [text] }) : text
  })
}

/** The options for the direction of a paragraph with this text. */
export function directionOf(text: string): { bidirectional?: boolean } {
  return RIGHT_TO_LEFT.test(text) ? { bidirectional: true } : {}
}

/** A paragraph of one text in one look. */
export function saidIn(
  look: Look,
  text: string,
  { alignment, after = 0 }: { alignment?: 'left' | 'right' | 'center'; after?: number } = {},
): Paragraph {
  return new Paragraph({
    ...(alignment && { alignment }),
    spacing: { after: twips(after) },
    children: wordRuns([{ text }], look),
  })
}

/** An empty line of a chosen height. */
export function emptyLine(looks: Looks, points: number): Paragraph {
  return new Paragraph({
    spacing: { line: twips(points), lineRule: 'exact' },
    children: [new TextRun({ text: '', ...runLook({ ...looks.body, size: 1 }) })],
  })
}
