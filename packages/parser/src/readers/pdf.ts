import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ParseFailure } from '../failure.ts'
import { assembleDocument } from '../layout/assemble.ts'
import { takeFurniture } from '../layout/furniture.ts'
import { layOutPage, readRows, takeBullet } from '../layout/page.ts'
import { cellsOf, rowsOf, type Row } from '../layout/rows.ts'
import { applyShapes, type Rule } from '../layout/shapes.ts'
import { sourceMapper, toUpright, uprightSize, type PageShape } from '../layout/page-shape.ts'
import { restoreLigatures } from '../layout/restore-ligatures.ts'
import { wordsOf } from '../layout/words.ts'
import { MAX_GLYPHS, MAX_OPERATORS_PER_PAGE } from '../limits.ts'
import type { Line, ReadDocument, ReadLink, Word } from '../model.ts'
import { refuseExcess } from './pdf-bounds.ts'
import type { PdfFont } from './pdf-fonts.ts'
import { placeDrawing, type Glyph, type PageDrawing, type PdfOperators } from './pdf-glyphs.ts'

/** pdf.js' own maps and fonts. Without them Japanese text is lost. */
const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

type PdfPage = pdfjs.PDFPageProxy

interface ReadPage {
  shape: PageShape
  words: Word[]
  /** Text outside the visible box of the page. It is not shown on the page, and it is kept all the same. */
  hidden: Word[]
  rules: Rule[]
  links: ReadLink[]
}

export async function readPdf(
  bytes: Uint8Array,
  options: { password?: string; maxPages: number },
): Promise<ReadDocument> {
  refuseExcess(bytes)
  const pages = await readPages(bytes, options).catch((error: unknown) => {
    throw asFailure(error)
  })
  const letters = pages.reduce((sum, page) => sum + page.words.reduce((count, word) => count + word.text.length, 0), 0)
  if (letters < FEWEST_LETTERS) {
    const shown = await findPictures(bytes, options.password)
    if (letters === 0) throw new ParseFailure(shown === 'nothing' ? 'empty' : 'image_only')
    // A scan on which the scanning app has stamped its name.
    if (shown === 'pictures') throw new ParseFailure('image_only')
  }
  restoreLigatures(pages.flatMap((page) => page.words))
  return { format: 'pdf', pages: pages.length, ...layOut(pages), links: pages.flatMap((page) => page.links) }
}

/** A CV has more letters than its owner's name. */
const FEWEST_LETTERS = 80

async function readPages(bytes: Uint8Array, options: { password?: string; maxPages: number }): Promise<ReadPage[]> {
  const task = openPdf(bytes, { password: options.password, maxImageSize: 1 })
  try {
    const document = await task.promise
    if (document.numPages > options.maxPages) throw new ParseFailure('too_large')
    const pages: ReadPage[] = []
    let glyphCount = 0
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const shape = shapeOf(page)
      const { glyphs, shapes } = await readDrawing(page)
      glyphCount += glyphs.length
      if (glyphCount > MAX_GLYPHS) throw new ParseFailure('too_large')
      const shown = glyphs.filter((glyph) => isOnPage(glyph, shape))
      const hidden = shown.length < glyphs.length ? glyphs.filter((glyph) => !isOnPage(glyph, shape)) : []
      const words = wordsOf(shown, shape)
      const rules = applyShapes(words, shapes, shape)
      const links = await readLinks(page, shape)
      attachLinks(words, links)
      pages.push({ shape, words, hidden: wordsOf(hidden, shape), rules, links })
      page.cleanup()
    }
    return pages
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

function openPdf(
  bytes: Uint8Array,
  options: { password?: string; maxImageSize?: number },
): pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({
    // pdf.js takes the buffer away from us, so it gets a copy. A Buffer's own slice would share the memory.
    data: new Uint8Array(bytes),
    password: options.password,
    maxImageSize: options.maxImageSize,
    cMapUrl: join(root, 'cmaps') + '/',
    cMapPacked: true,
    standardFontDataUrl: join(root, 'standard_fonts') + '/',
    wasmUrl: pathToFileURL(join(root, 'wasm')).href + '/',
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    stopAtErrors: false,
    verbosity: 0,
  })
}

function shapeOf(page: PdfPage): PageShape {
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view
  return { number: page.pageNumber, view: [left, bottom, right, top], rotation: ((page.rotate % 360) + 360) % 360 }
}

async function readDrawing(page: PdfPage): Promise<PageDrawing> {
  const operators = (await page.getOperatorList()) as unknown as PdfOperators
  const fonts = new Map<string, PdfFont | null>()
  const fontOf = (id: string): PdfFont | null => {
    if (!fonts.has(id)) fonts.set(id, page.commonObjs.has(id) ? (page.commonObjs.get(id) as PdfFont) : null)
    return fonts.get(id) ?? null
  }
  return placeDrawing(operators, pdfjs.OPS as unknown as Record<string, number>, fontOf, {
    operators: MAX_OPERATORS_PER_PAGE,
    glyphs: MAX_GLYPHS + 1,
  })
}

const isOnPage = ({ x, y }: Glyph, { view }: PageShape): boolean =>
  x > view[0] - 20 && x < view[2] + 20 && y > view[1] - 20 && y < view[3] + 20

async function readLinks(page: PdfPage, shape: PageShape): Promise<ReadLink[]> {
  const annotations = (await page.getAnnotations()) as {
    subtype?: string
    url?: string
    unsafeUrl?: string
    rect?: number[]
  }[]
  return annotations.slice(0, 500).flatMap((annotation): ReadLink[] => {
    const url = annotation.url ?? annotation.unsafeUrl
    if (annotation.subtype !== 'Link' || !url || !annotation.rect) return []
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = annotation.rect
    const [a, b] = [toUpright(shape, x0, y0), toUpright(shape, x1, y1)]
    return [
      {
        url,
        page: shape.number,
        box: {
          x: Math.min(a[0], b[0]),
          right: Math.max(a[0], b[0]),
          top: Math.min(a[1], b[1]),
          bottom: Math.max(a[1], b[1]),
        },
        text: '',
        toSource: sourceMapper(shape),
      },
    ]
  })
}

/** Gives the words inside a link annotation its address, and the link the words that are printed there. */
function attachLinks(words: readonly Word[], links: readonly ReadLink[]): void {
  for (const link of links) {
    const { box } = link
    if (!box) continue
    const inside = words.filter((word) => {
      const [x, y] = [(word.x + word.right) / 2, (word.top + word.bottom) / 2]
      return x > box.x - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1
    })
    for (const word of inside) word.href = link.url
    link.text = inside.map((word) => word.text).join(' ')
  }
}

function layOut(pages: readonly ReadPage[]): {
  lines: Line[]
  furniture: Line[]
} {
  const read = pages.map(({ shape, words }) => {
    const { width, height } = uprightSize(shape)
    return { rows: readRows(words, width), height }
  })
  const { kept, furniture } = takeFurniture(read)
  return {
    lines: assembleDocument(
      kept.flatMap((rows, index) => {
        const page = pages[index]
        if (!page || rows.length === 0) return []
        const { width } = uprightSize(page.shape)
        return [layOutPage(rows, { number: page.shape.number, width, rules: page.rules })]
      }),
    ),
    furniture: [...furniture, ...pages.flatMap((page) => rowsOf(page.hidden))].map(asFurniture),
  }
}

function asFurniture(row: Row): Line {
  const { words, bullet } = takeBullet(row.words)
  const cells = cellsOf(words)
  const [x, right] = [cells[0]?.x ?? 0, cells.at(-1)?.right ?? 0]
  return {
    cells,
    page: row.words[0]?.page ?? 1,
    top: row.top,
    bottom: row.bottom,
    baseline: row.baseline,
    x,
    right,
    gapAbove: 99,
    bullet,
    ruled: false,
    listLevel: null,
    outline: 0,
    column: -1,
    columnX: x,
    columnRight: right,
    columnIsFull: false,
  }
}

/** What the first pages show besides text. Pictures mean a scan and paths a drawing; otherwise the file is empty. */
async function findPictures(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<'pictures' | 'paths' | 'nothing'> {
  const task = openPdf(bytes, { password })
  try {
    const document = await task.promise
    let hasPaths = false
    for (let number = 1; number <= Math.min(3, document.numPages); number += 1) {
      const { fnArray } = await (await document.getPage(number)).getOperatorList()
      if (fnArray.some((code) => IMAGE_OPERATORS.has(code))) return 'pictures'
      hasPaths ||= fnArray.includes(pdfjs.OPS.constructPath)
    }
    return hasPaths ? 'paths' : 'nothing'
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

const IMAGE_OPERATORS: ReadonlySet<number> = new Set([
  pdfjs.OPS.paintImageXObject,
  pdfjs.OPS.paintInlineImageXObject,
  pdfjs.OPS.paintImageMaskXObject,
  pdfjs.OPS.paintImageXObjectRepeat,
])

function asFailure(error: unknown): unknown {
  if (error instanceof ParseFailure) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return new ParseFailure('encrypted', error)
  return new ParseFailure('damaged', error)
}
