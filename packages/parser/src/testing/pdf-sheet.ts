import { PAGE_HEIGHT, PAGE_WIDTH, PdfBuilder, type Look, type Run } from './build-pdf.ts'
import { widthOf } from './pdf-metrics.ts'

type Part = Partial<Run> & { text: string }
/** What a line holds: plain text, or runs in looks of their own. */
export type Content = string | readonly Part[]

export interface Placed {
  /** White space above the line, in points. */
  gap?: number
  /** Left edge; the margin where it is left out. */
  x?: number
  size?: number
  /** Text that ends at the right margin of the same line. */
  right?: Content
  /** The middle that the line is centred on. */
  centre?: number
  /** No blanks are drawn: words only stand this far apart. */
  wordGap?: number
}

const PLAIN: Look = { face: 'regular', size: 10, color: [0, 0, 0] }
const BOTTOM = PAGE_HEIGHT - 60

export const bold = (text: string, more: Partial<Run> = {}): Part => ({ text, face: 'bold', ...more })
export const italic = (text: string, more: Partial<Run> = {}): Part => ({ text, face: 'italic', ...more })
export const plain = (text: string, more: Partial<Run> = {}): Part => ({ text, ...more })

/** Sets a CV line under line, as an editor does. `y` is the baseline of the last line. */
export class Sheet {
  readonly pdf = new PdfBuilder()
  y = 50
  left: number
  right: number
  base: Look

  constructor(options: { left?: number; right?: number; base?: Partial<Look> } = {}) {
    this.left = options.left ?? 50
    this.right = options.right ?? PAGE_WIDTH - 50
    this.base = { ...PLAIN, ...options.base }
  }

  line(content: Content, placed: Placed = {}): this {
    const runs = this.runsOf(content, placed.size)
    const size = Math.max(...runs.map((run) => run.size))
    this.y += (placed.gap ?? 2) + size * 1.2
    if (this.y > BOTTOM) this.newPage(size)
    const start = placed.centre === undefined ? (placed.x ?? this.left) : placed.centre - widthOfRuns(runs) / 2
    this.place(runs, start, placed.wordGap)
    if (placed.right !== undefined) {
      const ending = this.runsOf(placed.right, placed.size)
      this.place(ending, this.right - widthOfRuns(ending), undefined)
    }
    return this
  }

  /** Prose broken at the right edge. */
  prose(text: string, placed: Placed = {}): this {
    const look = { ...this.base, size: placed.size ?? this.base.size }
    const x = placed.x ?? this.left
    const blank = placed.wordGap ?? widthOf(' ', look.face, look.size)
    let open: string[] = []
    let isFirst = true
    const flush = (): void => {
      this.line(open.join(' '), { ...placed, gap: isFirst ? placed.gap : 1, x })
      isFirst = false
      open = []
    }
    for (const word of text.split(' ')) {
      const width = [...open, word].reduce((sum, part) => sum + widthOf(part, look.face, look.size) + blank, 0)
      if (open.length > 0 && x + width > this.right) flush()
      open.push(word)
    }
    flush()
    return this
  }

  newPage(size = 10): void {
    this.pdf.newPage()
    this.y = 50 + size
  }

  bytes(): Uint8Array {
    return this.pdf.bytes()
  }

  private runsOf(content: Content, size: number | undefined): Run[] {
    const parts: readonly Part[] = typeof content === 'string' ? [{ text: content }] : content
    return parts.map((part) => ({ ...this.base, ...(size !== undefined && { size }), ...part }))
  }

  private place(runs: readonly Run[], start: number, gap: number | undefined): void {
    let x = start
    for (const run of runs) x += this.pdf.text(x, this.y, run, { gap })
  }
}

const widthOfRuns = (runs: readonly Run[]): number =>
  runs.reduce((sum, run) => sum + widthOf(run.text, run.face, run.size), 0)
