import type { Hex } from '../colour.ts'
import { n } from './number.ts'
import { PdfText } from './pdf-file.ts'
import type { Piece, SetLine } from './set-lines.ts'
import { showGlyphs } from './show-glyphs.ts'

/** An area that can be clicked. Points from the page's top left. */
export interface LinkArea {
  x: number
  y: number
  width: number
  height: number
  url: string
}

/** The meaning of a piece of content for screen readers: an element of the structure tree. */
export interface Tag {
  type: 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'LI' | 'L' | 'Figure'
  parent?: Tag
  alt?: string
}

/** Marked content of a page: the tag it belongs to, by its number on the page. */
export type Marks = Tag[]

/** Letters that are not drawn in the order in which they are read. */
const REORDERED = /[\u0590-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Writes one page's content stream. Measures go from the page's top left, in points. */
export class Canvas {
  readonly links: LinkArea[] = []
  readonly marks: Marks = []
  /** Images drawn, by their name in the resources. */
  readonly images = new Set<string>()
  readonly #parts: string[] = []
  readonly #height: number

  constructor(height: number) {
    this.#height = height
  }

  get content(): string {
    return this.#parts.join('\n')
  }

  rect(x: number, y: number, width: number, height: number, colour: Hex): void {
    this.#artifact(`${fill(colour)} ${n(x)} ${n(this.#height - y - height)} ${n(width)} ${n(height)} re f`)
  }

  /** A filled shape through these points. */
  shape(points: readonly (readonly [number, number])[], colour: Hex): void {
    const path = points.map(([x, y], at) => `${n(x)} ${n(this.#height - y)} ${at === 0 ? 'm' : 'l'}`)
    this.#artifact(`${fill(colour)} ${path.join(' ')} h f`)
  }

  /** A rectangle with round corners. */
  plate(x: number, y: number, width: number, height: number, radius: number, colour: Hex): void {
    const [left, right, top, bottom] = [x, x + width, this.#height - y, this.#height - y - height]
    const k = radius * 0.4477
    const curve = (...at: number[]): string => `${at.map(n).join(' ')} c`
    const path = [
      `${n(left + radius)} ${n(top)} m ${n(right - radius)} ${n(top)} l`,
      curve(right - k, top, right, top - k, right, top - radius),
      `${n(right)} ${n(bottom + radius)} l`,
      curve(right, bottom + k, right - k, bottom, right - radius, bottom),
      `${n(left + radius)} ${n(bottom)} l`,
      curve(left + k, bottom, left, bottom + k, left, bottom + radius),
      `${n(left)} ${n(top - radius)} l`,
      curve(left, top - k, left + k, top, left + radius, top),
    ].join(' ')
    this.#artifact(`${fill(colour)} ${path} h f`)
  }

  circle(x: number, y: number, radius: number, colour: Hex, ring?: { colour: Hex; width: number }): void {
    const [cx, cy, k] = [x, this.#height - y, radius * 0.5523]
    const curve = (...at: number[]): string => `${at.map(n).join(' ')} c`
    const path = [
      `${n(cx + radius)} ${n(cy)} m`,
      curve(cx + radius, cy + k, cx + k, cy + radius, cx, cy + radius),
      curve(cx - k, cy + radius, cx - radius, cy + k, cx - radius, cy),
      curve(cx - radius, cy - k, cx - k, cy - radius, cx, cy - radius),
      curve(cx + k, cy - radius, cx + radius, cy - k, cx + radius, cy),
    ].join(' ')
    this.#artifact(
      `${fill(colour)} ${ring ? `${stroke(ring.colour)} ${n(ring.width)} w ` : ''}${path} h ${ring ? 'B' : 'f'}`,
    )
  }

  /** Clips what `draw` draws to the rectangle. */
  clip(x: number, y: number, width: number, height: number, draw: () => void): void {
    this.#parts.push(`q ${n(x)} ${n(this.#height - y - height)} ${n(width)} ${n(height)} re W n`)
    draw()
    this.#parts.push('Q')
  }

  image(name: string, x: number, y: number, width: number, height: number, tag: Tag): void {
    this.images.add(name)
    const place = `q ${n(width)} 0 0 ${n(height)} ${n(x)} ${n(this.#height - y - height)} cm /${name} Do Q`
    this.#parts.push(this.#marked(place, tag))
  }

  /** A decorative picture, such as a page's background. */
  ground(name: string, width: number, height: number): void {
    this.images.add(name)
    this.#artifact(`q ${n(width)} 0 0 ${n(height)} 0 ${n(this.#height - height)} cm /${name} Do Q`)
  }

  /**
   * One line of text with its baseline at `y`. Text without a tag is page furniture, such as running heads and page
   * numbers.
   */
  text(line: SetLine, x: number, y: number, tag: Tag | null): void {
    // Right-to-left lines are written from their right end, because they are read in that order.
    const pieces = line.rightToLeft ? line.pieces.toReversed() : line.pieces
    const last = pieces.length - 1
    const drawn = pieces
      .map((piece, at) => this.#piece(piece, x + piece.x, y, at === last && line.endsWord, line.rightToLeft))
      .join(' ')
    const shown = REORDERED.test(line.text) ? spoken(drawn, line) : drawn
    this.#parts.push(tag ? this.#marked(shown, tag) : `/Artifact BMC ${shown} EMC`)
  }

  #piece(piece: Piece, x: number, y: number, endsWord: boolean, rightToLeft: boolean): string {
    const { look, face } = piece
    if (look.link) {
      const height = look.size * (face.ascent + face.descent)
      this.links.push({ x, y: y - look.size * face.ascent, width: piece.width, height, url: look.link })
    }
    const rule = look.underline
      ? ` ${fill(look.colour)} ${n(x)} ${n(this.#height - y - look.size * 0.14)} ${n(piece.width)} ${n(look.size * 0.055)} re f`
      : ''
    return `BT /${face.embedded.name} ${n(look.size)} Tf ${fill(look.colour)} ${n((look.tracking ?? 0) * look.size)} Tc 1 0 0 1 ${n(x)} ${n(this.#height - y)} Tm ${showGlyphs(piece, endsWord, rightToLeft)} ET${rule}`
  }

  #artifact(shown: string): void {
    this.#parts.push(`/Artifact BMC ${shown} EMC`)
  }

  #marked(shown: string, tag: Tag): string {
    const type = tag.type === 'LI' ? 'LBody' : tag.type
    return `/${type} <</MCID ${this.marks.push(tag) - 1}>> BDC ${shown} EMC`
  }
}

/** Says the line's letters in reading order, for readers that need not find it out from the places of glyphs. */
function spoken(drawn: string, { text, endsWord }: SetLine): string {
  return `/Span <</ActualText <${PdfText.of(endsWord ? `${text} ` : text).hex}>>> BDC ${drawn} EMC`
}

function fill(colour: Hex): string {
  return `${channels(colour)} rg`
}

function stroke(colour: Hex): string {
  return `${channels(colour)} RG`
}

function channels(colour: Hex): string {
  return [1, 3, 5].map((at) => n(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')
}
