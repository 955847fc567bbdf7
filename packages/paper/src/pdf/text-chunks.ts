import type { Line } from '../blocks.ts'
import type { Canvas, Tag } from './canvas.ts'
import type { Chunk, Mark } from './flow.ts'
import type { FontBook } from './font-book.ts'
import type { Look, LookedRun } from '../look.ts'
import { setLines, type SetLine } from './set-lines.ts'

/** The settings that every piece of a column needs. */
export interface Setting {
  book: FontBook
  /** Width of the column, in points. */
  width: number
  lineHeight: number
}

export interface TextOptions {
  /** The look that decides the line height. */
  look: Look
  mark: Omit<Mark, 'text' | 'offset'>
  tag: Tag
  gap: number
  indent?: number
  align?: Line['align']
  /** A bullet or number beside the first line. It is drawn left of the text, or right of right-to-left text. */
  beside?: (canvas: Canvas, x: number, baseline: number, mirrored: boolean) => void
  /** How many lines at the start and at the end are kept together on a page. */
  together?: number
}

/**
 * A paragraph as chunks of one line each. Short paragraphs stay whole. Long ones never leave one line alone on a page.
 */
export function textChunks(
  runs: readonly LookedRun[],
  options: TextOptions,
  { book, width, lineHeight }: Setting,
): Chunk[] {
  const { look, mark, tag, gap, indent = 0, beside, together = 2 } = options
  const lines = setLines(runs, width - indent, book)
  const height = look.size * lineHeight
  const whole = lines.length <= together + 1
  return lines.map((line, at): Chunk => {
    const isLast = at === lines.length - 1
    return {
      height,
      gap: at === 0 ? gap : 0,
      keep: !isLast && (whole || at < together - 1 || at >= lines.length - together),
      mark: { ...mark, text: line.text, offset: line.offset },
      paint(canvas, x, y) {
        const baseline = y + baselineOf(look, height, book)
        const shift = aligned(line, width - indent, options.align)
        const start = line.rightToLeft && beside ? x : x + indent
        canvas.text(line, start + shift, baseline, tag)
        if (at === 0) beside?.(canvas, line.rightToLeft ? x + width : x, baseline, line.rightToLeft)
      },
    }
  })
}

/** The place of the baseline in a line box of this height. */
export function baselineOf(look: Look, height: number, book: FontBook): number {
  const { ascent, descent } = book.face(look)
  return (height - look.size * (ascent + descent)) / 2 + look.size * ascent
}

export function aligned(line: SetLine, width: number, align: Line['align']): number {
  if (align === 'center') return (width - line.width) / 2
  const atRight = align === 'right' || (line.rightToLeft && align === undefined)
  return atRight ? width - line.width : 0
}

/** Several set paragraphs as one chunk that is never divided, such as a job's head. */
export function together(chunks: readonly Chunk[], keep: boolean): Chunk[] {
  const [first] = chunks
  if (!first) return []
  return [
    {
      height: chunks.reduce((sum, chunk, at) => sum + chunk.height + (at > 0 ? chunk.gap : 0), 0),
      gap: first.gap,
      keep,
      mark: { ...first.mark, text: chunks.map((chunk) => chunk.mark.text).join(' ') },
      paint(canvas, x, y, above) {
        let top = y
        for (const [at, chunk] of chunks.entries()) {
          if (at > 0) top += chunk.gap
          chunk.paint(canvas, x, top, at > 0 ? chunk.gap : above)
          top += chunk.height
        }
      },
    },
  ]
}
