import { describeFont, verticalExtent, type PdfFont } from './pdf-fonts.ts'
import type { Style } from '../model.ts'

/**
 * Places every glyph of a page by running the text operators of pdf.js' operator list.
 * pdf.js' own getTextContent joins glyphs into items and guesses spaces. The operator list keeps the exact advance of
 * each glyph, the real font name and the colour. Headings, columns and source boxes are decided by these.
 */
export interface Glyph {
  text: string
  /** The glyph itself. It tells two glyphs without known text apart. */
  code: string
  /** Origin on the baseline and the end of the advance, in PDF user space (y up). */
  x: number
  y: number
  endX: number
  endY: number
  /** Height above and (negative) below the baseline, in points. */
  ascent: number
  descent: number
  size: number
  isSpace: boolean
  style: Style
}

/** A drawn path, such as a bullet, a rule or a letter set as an outline. In user space. */
export interface Shape {
  left: number
  bottom: number
  right: number
  top: number
  /** Numbers in the path: a rectangle has few, a word of outlines hundreds. */
  complexity: number
}

export interface PageDrawing {
  glyphs: Glyph[]
  shapes: Shape[]
}

export interface PdfOperators {
  fnArray: ArrayLike<number>
  argsArray: ArrayLike<unknown>
}

type Matrix = readonly [number, number, number, number, number, number]

interface TextState {
  ctm: Matrix
  text: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
  font: PdfFont | null
  fontId: string
  size: number
  direction: 1 | -1
  charSpacing: number
  wordSpacing: number
  scale: number
  rise: number
  leading: number
  color: string
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function placeDrawing(
  operators: PdfOperators,
  operatorCodes: Readonly<Record<string, number>>,
  fontOf: (id: string) => PdfFont | null,
  limits: { operators: number; glyphs: number },
): PageDrawing {
  const names = new Map(Object.entries(operatorCodes).map(([name, code]) => [code, name]))
  const glyphs: Glyph[] = []
  const shapes: Shape[] = []
  const stack: TextState[] = []
  let state: TextState = {
    ctm: IDENTITY,
    text: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    font: null,
    fontId: '',
    size: 0,
    direction: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    leading: 0,
    color: '#000000',
  }
  const setFont = (id: unknown, size: unknown): void => {
    state.fontId = String(id)
    state.font = fontOf(state.fontId)
    const points = Number(size)
    state.direction = points < 0 ? -1 : 1
    state.size = Math.abs(points)
  }
  const moveText = (dx: number, dy: number): void => {
    state.lineX += dx
    state.lineY += dy
    state.x = state.lineX
    state.y = state.lineY
  }
  const push = (): void => {
    if (stack.length < 10_000) stack.push({ ...state })
  }
  const pop = (): void => {
    state = stack.pop() ?? state
  }

  const count = Math.min(operators.fnArray.length, limits.operators)
  for (let index = 0; index < count && glyphs.length < limits.glyphs; index += 1) {
    const args = (operators.argsArray[index] ?? []) as ArrayLike<unknown>
    switch (names.get(operators.fnArray[index] ?? -1)) {
      case 'save':
        push()
        break
      case 'restore':
        pop()
        break
      case 'transform':
        state.ctm = multiply(state.ctm, toMatrix(args))
        break
      case 'paintFormXObjectBegin':
        push()
        if (args[0]) state.ctm = multiply(state.ctm, toMatrix(args[0] as ArrayLike<unknown>))
        break
      case 'paintFormXObjectEnd':
        pop()
        break
      case 'beginAnnotation':
        push()
        // Appearance streams are placed on the page itself, so earlier transforms do not count.
        state.ctm = multiply(toMatrix(args[2] as ArrayLike<unknown>), toMatrix(args[3] as ArrayLike<unknown>))
        break
      case 'endAnnotation':
        pop()
        break
      case 'beginText':
        state.text = IDENTITY
        state.x = state.y = state.lineX = state.lineY = 0
        break
      case 'setTextMatrix':
        state.text = toMatrix(args.length === 1 ? (args[0] as ArrayLike<unknown>) : args)
        state.x = state.y = state.lineX = state.lineY = 0
        break
      case 'moveText':
        moveText(Number(args[0]), Number(args[1]))
        break
      case 'setLeadingMoveText':
        state.leading = Number(args[1])
        moveText(Number(args[0]), Number(args[1]))
        break
      case 'nextLine':
        moveText(0, state.leading)
        break
      case 'setLeading':
        state.leading = -Number(args[0])
        break
      case 'setFont':
        setFont(args[0], args[1])
        break
      case 'setGState':
        for (const entry of (args[0] ?? []) as [string, unknown][]) {
          if (entry[0] === 'Font' && Array.isArray(entry[1])) setFont(entry[1][0], entry[1][1])
        }
        break
      case 'setCharSpacing':
        state.charSpacing = Number(args[0])
        break
      case 'setWordSpacing':
        state.wordSpacing = Number(args[0])
        break
      case 'setHScale':
        state.scale = Number(args[0]) / 100
        break
      case 'setTextRise':
        state.rise = Number(args[0])
        break
      case 'setFillRGBColor':
        state.color = typeof args[0] === 'string' ? args[0] : state.color
        break
      case 'showText':
        showText(state, args[0] as ArrayLike<unknown>, glyphs)
        break
      case 'constructPath':
        if (shapes.length < MAX_SHAPES) addShape(state.ctm, args, shapes)
        break
    }
  }
  return { glyphs, shapes }
}

const MAX_SHAPES = 5_000

function addShape(ctm: Matrix, args: ArrayLike<unknown>, shapes: Shape[]): void {
  const bounds = args[2] as ArrayLike<number> | null
  if (!bounds || bounds.length < 4) return
  const [x0, y0, x1, y1] = [Number(bounds[0]), Number(bounds[1]), Number(bounds[2]), Number(bounds[3])]
  const corners = [apply(ctm, x0, y0), apply(ctm, x1, y1), apply(ctm, x0, y1), apply(ctm, x1, y0)]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const data = (args[1] as ArrayLike<ArrayLike<number> | null> | null)?.[0]
  shapes.push({
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
    complexity: data?.length ?? 0,
  })
}

interface PdfGlyph {
  unicode: string
  fontChar: string
  width: number
  isSpace: boolean
  vmetric?: readonly number[] | null
}

function showText(state: TextState, shown: ArrayLike<unknown>, glyphs: Glyph[]): void {
  const { font, size } = state
  if (!font || size === 0) return
  const unit = font.fontMatrix?.[0] || 0.001
  const scale = state.scale * state.direction
  const matrix = multiply(state.ctm, state.text)
  const heightScale = Math.hypot(matrix[2], matrix[3])
  const [ascent, descent] = verticalExtent(font)
  const points = size * heightScale
  const style: Style = { size: Math.round(points * 10) / 10, color: state.color, ...describeFont(font, state.fontId) }
  let offset = 0
  for (let index = 0; index < shown.length; index += 1) {
    const glyph = shown[index] as PdfGlyph | number | null
    if (glyph === null) continue
    if (typeof glyph === 'number') {
      offset += ((font.vertical ? 1 : -1) * glyph * size) / 1000
      continue
    }
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing
    const advance = font.vertical ? (-(glyph.vmetric?.[0] ?? 1000) * size) / 1000 : glyph.width * unit * size
    const [startX, startY] = font.vertical
      ? [state.x, state.y + state.rise - offset]
      : [state.x + offset * scale, state.y + state.rise]
    const [endX, endY] = font.vertical ? [startX, startY - advance] : [startX + advance * scale, startY]
    const start = apply(matrix, startX, startY)
    const end = apply(matrix, endX, endY)
    glyphs.push({
      text: glyph.unicode,
      code: glyph.fontChar,
      x: start[0],
      y: start[1],
      endX: end[0],
      endY: end[1],
      ascent: ascent * points,
      descent: descent * points,
      size: points,
      isSpace: glyph.unicode !== '' && glyph.unicode.trim() === '',
      style,
    })
    offset += font.vertical ? advance - spacing * state.direction : advance + spacing * state.direction
  }
  if (font.vertical) state.y -= offset
  else state.x += offset * scale
}

const toMatrix = (args: ArrayLike<unknown> | null | undefined): Matrix =>
  args ? ([0, 1, 2, 3, 4, 5].map((index) => Number(args[index])) as unknown as Matrix) : IDENTITY

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

const apply = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]
