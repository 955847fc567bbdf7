import { most } from '../numbers.ts'
import { ParseFailure } from '../failure.ts'
import { MAX_TEXT } from '../limits.ts'
import { takeBullet } from '../layout/page.ts'
import type { Cell, Line, ReadDocument, ReadLink } from '../model.ts'
import { cellOf, splitAt, type Run } from './docx-words.ts'
import { layer, readDocxStyles, readProperties, type DocxProperties, type DocxStyles } from './docx-styles.ts'
import { childOf, childrenOf, descendantsOf, readXml, textOf, type XmlElement } from './xml.ts'
import { joinRow, lineText, rowCells } from './docx-tables.ts'
import { unzipEntries } from './zip.ts'

/** OpenDocument says its kind in an entry of its own. Templates (`.ott`) add to the name. */
function isOpenDocument(kind: Uint8Array | undefined): boolean {
  return new TextDecoder().decode(kind).startsWith('application/vnd.oasis.opendocument.text')
}

/**
 * Reads a DOCX in the order it is printed: the page header, the body with its tables and text boxes, the footer.
 * Contact details often stand in the header or in a text box, which converters to HTML drop.
 */
export function readDocx(bytes: Uint8Array): ReadDocument {
  const entries = unzipEntries(
    bytes,
    (name) => name === '[Content_Types].xml' || name === 'mimetype' || /^word\/.*\.(xml|rels)$/.test(name),
  )
  const xml = (name: string): XmlElement | null => {
    const entry = entries.get(name)
    return entry ? readXml(new TextDecoder().decode(entry)) : null
  }
  const body = childOf(childOf(xml('word/document.xml'), 'document'), 'body')
  if (!body) throw new ParseFailure(isOpenDocument(entries.get('mimetype')) ? 'opendocument' : 'not_a_cv_format')
  const styles = readDocxStyles(xml('word/styles.xml'))
  const links: ReadLink[] = []
  const read = (part: string, root: XmlElement): Line[] =>
    new PartReader({ styles, targets: readTargets(xml(`word/_rels/${part}.rels`)), links, asides, notes }).read(root)
  const asides: Line[] = []
  const notes = new Map<string, Line[]>()
  for (const kind of ['footnote', 'endnote'] as const) {
    for (const [id, note] of noteElements(xml(`word/${kind}s.xml`), kind)) {
      notes.set(`${kind} ${id}`, read(`${kind}s.xml`, note))
    }
  }

  const partNames = [...entries.keys()].sort()
  const parts = (kind: RegExp): Line[] =>
    partNames
      .filter((name) => kind.test(name))
      .flatMap((name) => {
        const root = childrenOf(xml(name))[0]
        return root ? read(name.slice('word/'.length), root) : []
      })
  const main = read('document.xml', body)
  const header = withoutRepeats(parts(HEADERS), main)
  const footer = withoutRepeats(parts(FOOTERS), main)
  const lines = spread([...header, ...main])
  if (lines.length === 0 && footer.length === 0) throw new ParseFailure(hasPictures(body) ? 'image_only' : 'empty')
  return { format: 'docx', pages: 1, lines, links, furniture: spread([...footer, ...asides]) }
}

const HEADERS = /^word\/header\d*\.xml$/
const FOOTERS = /^word\/footer\d*\.xml$/

/** The notes of a part, without the lines that Word draws between text and notes. */
const noteElements = (root: XmlElement | null, kind: 'footnote' | 'endnote'): [id: string, note: XmlElement][] =>
  childrenOf(childrenOf(root)[0], kind)
    .filter(({ attributes }) => attributes['type'] === undefined || attributes['type'] === 'normal')
    .map((note) => [note.attributes['id'] ?? '', note])

const hasPictures = (body: XmlElement): boolean =>
  !descendantsOf(body, 'drawing').next().done || !descendantsOf(body, 'pict').next().done

/** Drops what the headers for the first page, for even pages and for the others repeat of each other. */
function withoutRepeats(lines: readonly Line[], main: readonly Line[]): Line[] {
  const seen = new Set(main.slice(0, 6).map(lineText))
  return lines.filter((line) => {
    const text = lineText(line)
    if (seen.has(text) || /^(?:page\s*)?(?:\d+\s*)?(?:(?:of|\/)\s*\d*)?$/i.test(text)) return false
    seen.add(text)
    return true
  })
}

/** Gives lines places in reading order, because a DOCX has none. Later steps then see one column. */
function spread(lines: Line[]): Line[] {
  let top = 0
  for (const line of lines) {
    const size = Math.max(8, most(line.cells.flatMap((cell) => cell.words.map((word) => word.style.size))))
    top += line.gapAbove
    line.top = top
    line.bottom = top + size * 1.2
    line.baseline = top + size
    top = line.bottom
  }
  return lines
}

function readTargets(rels: XmlElement | null): Map<string, string> {
  return new Map(
    childrenOf(childOf(rels, 'Relationships'), 'Relationship').map((relationship) => [
      relationship.attributes['Id'] ?? '',
      relationship.attributes['Target'] ?? '',
    ]),
  )
}

const PLAIN: Omit<Line, 'cells' | 'gapAbove' | 'bullet' | 'listLevel' | 'outline' | 'x' | 'columnX'> = {
  page: 1,
  top: 0,
  bottom: 0,
  baseline: 0,
  right: 468,
  column: 0,
  columnRight: 468,
  columnIsFull: false,
  ruled: false,
}

/** What the parts of one file share, and the link targets of this part. */
interface PartContext {
  styles: DocxStyles
  targets: ReadonlyMap<string, string>
  links: ReadLink[]
  /** Words that stand beside others, such as the reading above a Japanese word. */
  asides: Line[]
  /** Footnotes and endnotes. */
  notes: ReadonlyMap<string, Line[]>
}

class PartReader {
  private readonly context: PartContext
  /** Notes that the paragraph refers to. They follow it. */
  private noted: Line[] = []
  private space = 0
  private column = 0
  private textLength = 0

  constructor(context: PartContext) {
    this.context = context
  }

  read(container: XmlElement): Line[] {
    return childrenOf(container).flatMap((element) => {
      switch (element.name) {
        case 'p':
          return this.readParagraph(element)
        case 'tbl':
          return this.readTable(element)
        case 'sdt':
          return this.read(childOf(element, 'sdtContent') ?? element)
        case 'customXml':
        case 'ins':
        case 'moveTo':
        case 'smartTag':
          return this.read(element)
        default:
          return []
      }
    })
  }

  private readParagraph(paragraph: XmlElement): Line[] {
    const own = childOf(paragraph, 'pPr')
    const style = this.context.styles.of(childOf(own, 'pStyle')?.attributes['val'] ?? null)
    const properties = layer(layer(this.context.styles.defaults, style), readProperties(own, null))
    const runs: Run[] = []
    const boxes: Line[] = []
    this.readRuns(paragraph, properties, null, runs, boxes)
    const lines: Line[] = []
    for (const part of splitAt(runs, '\n')) {
      const cells = splitAt(part, '\t').map((cell, index) => cellOf(cell, (properties.indent ?? 0) + index * 120))
      const filled = cells.filter((cell) => cell.words.length > 0)
      if (filled.length === 0) {
        this.space += 12
        continue
      }
      const { words, bullet } = takeBullet(filled[0]?.words ?? [])
      if (words.length === 0 && filled.length === 1) continue
      const first: Cell = { words, x: filled[0]?.x ?? 0, right: filled[0]?.right ?? 0 }
      const rest = words.length === 0 ? filled.slice(1) : [first, ...filled.slice(1)]
      lines.push({
        ...PLAIN,
        cells: rest,
        x: properties.indent ?? 0,
        columnX: 0,
        column: this.column,
        gapAbove: lines.length === 0 ? this.space + (properties.spaceBefore ?? 0) : 0,
        bullet: bullet || (lines.length === 0 && properties.isList === true && !properties.outline),
        listLevel: properties.isList === true ? properties.listLevel : null,
        outline: properties.outline ?? 0,
      })
      this.space = 0
    }
    this.space += properties.spaceAfter ?? 0
    const noted = this.noted
    this.noted = []
    return [...boxes, ...lines, ...noted]
  }

  private readRuns(parent: XmlElement, base: DocxProperties, href: string | null, runs: Run[], boxes: Line[]): void {
    let fieldLink: string | null = null
    for (const child of childrenOf(parent)) {
      switch (child.name) {
        case 'r': {
          const own = childOf(child, 'rPr')
          const style = this.context.styles.of(childOf(own, 'rStyle')?.attributes['val'] ?? null)
          const properties = layer(layer(base, { ...style, outline: null, isList: null, listLevel: null }), {
            ...readProperties(null, own),
          })
          fieldLink = fieldLinkAfter(child, fieldLink)
          this.readRunContent(child, properties, href ?? fieldLink, runs, boxes)
          break
        }
        case 'hyperlink': {
          const target = this.context.targets.get(child.attributes['id'] ?? '') ?? null
          if (target) this.context.links.push({ url: target, page: 1, box: null, text: textOf(child), toSource: null })
          this.readRuns(child, base, target, runs, boxes)
          break
        }
        case 'ins':
        case 'moveTo':
        case 'bdo':
        case 'dir':
        case 'smartTag':
        case 'fldSimple':
        case 'customXml':
          this.readRuns(child, base, href, runs, boxes)
          break
        case 'oMath':
        case 'oMathPara':
          this.addText(textOf(child), base, href, runs)
          break
        case 'sdt':
          this.readRuns(childOf(child, 'sdtContent') ?? child, base, href, runs, boxes)
          break
        case 'AlternateContent':
          this.readAlternate(child, boxes)
          break
      }
    }
  }

  private readRunContent(
    run: XmlElement,
    properties: DocxProperties,
    href: string | null,
    runs: Run[],
    boxes: Line[],
  ): void {
    if (properties.hidden) return
    for (const child of childrenOf(run)) {
      switch (child.name) {
        case 't':
          this.addText(textOf(child), properties, href, runs)
          break
        case 'tab':
        case 'ptab':
          runs.push({ text: '\t', properties, href })
          break
        case 'br':
        case 'cr':
          runs.push({ text: '\n', properties, href })
          break
        case 'noBreakHyphen':
        case 'softHyphen':
          runs.push({ text: child.name === 'softHyphen' ? '' : '-', properties, href })
          break
        case 'ruby':
          this.readRuns(childOf(child, 'rubyBase') ?? child, properties, href, runs, boxes)
          this.context.asides.push(...this.readParagraph({ ...child, children: childOf(child, 'rt')?.children ?? [] }))
          break
        case 'footnoteReference':
        case 'endnoteReference': {
          const key = `${child.name.replace('Reference', '')} ${child.attributes['id'] ?? ''}`
          this.noted.push(...(this.context.notes.get(key) ?? []))
          break
        }
        case 'sym':
          runs.push({ text: ' ', properties, href })
          break
        case 'AlternateContent':
          this.readAlternate(child, boxes)
          break
        case 'drawing':
        case 'pict':
        case 'object':
          this.readTextBoxes(child, boxes)
          break
      }
    }
  }

  private addText(text: string, properties: DocxProperties, href: string | null, runs: Run[]): void {
    this.textLength += text.length
    if (this.textLength > MAX_TEXT) throw new ParseFailure('too_large')
    runs.push({ text, properties, href })
  }

  /** Reads one branch only, because the choice and its fallback hold the same text box. */
  private readAlternate(alternate: XmlElement, boxes: Line[]): void {
    const branch = childOf(alternate, 'Choice') ?? childOf(alternate, 'Fallback')
    if (branch) this.readTextBoxes(branch, boxes)
  }

  private readTextBoxes(parent: XmlElement, boxes: Line[]): void {
    for (const child of childrenOf(parent)) {
      if (child.name === 'txbxContent') {
        this.column += 1
        for (const line of this.read(child)) boxes.push(line)
        this.column += 1
      } else if (child.name === 'AlternateContent') {
        this.readAlternate(child, boxes)
      } else {
        this.readTextBoxes(child, boxes)
      }
    }
  }

  /** A table that lays out columns is read column by column; one that holds rows (label and value) row by row. */
  private readTable(table: XmlElement): Line[] {
    const rows = childrenOf(table, 'tr').map((row) =>
      rowCells(row).map((cell) => {
        this.column += 1
        this.space = 0
        return this.read(cell)
      }),
    )
    this.column += 1
    const lines: Line[] = []
    for (const cells of rows) {
      const filled = cells.filter((cell) => cell.length > 0)
      const isLayout = filled.length > 1 && filled.filter((cell) => cell.length >= 4).length > 1
      for (const line of isLayout ? filled.flat() : joinRow(filled)) lines.push(line)
    }
    return lines
  }
}

function fieldLinkAfter(run: XmlElement, open: string | null): string | null {
  const instruction = childOf(run, 'instrText')
  if (instruction) return /HYPERLINK\s+"([^"]+)"/.exec(textOf(instruction))?.[1] ?? open
  return childOf(run, 'fldChar')?.attributes['fldCharType'] === 'end' ? null : open
}
