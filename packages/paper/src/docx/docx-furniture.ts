import {
  BorderStyle,
  Footer,
  Header,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type ParagraphChild,
} from 'docx'
import type { BlockTree } from '../blocks.ts'
import { docxKinds } from '../kinds/docx.ts'
import { fillsSidebar } from '../layouts/fills-sidebar.ts'
import type { Look } from '../look.ts'
import { boxRun, groundRun } from './behind-page.ts'
import { runLook, twips } from './run-look.ts'
import type { WordContext, WordPage } from './word-page.ts'

/** The first page's header holds only colour. Those of later pages say whose document this is. */
export function wordHeaders({ tree, design, looks, page }: WordContext): { first: Header; default: Header } {
  const { header } = tree
  const { palette } = looks
  const layout = docxKinds.layouts[design.layout.columns]
  const fill = fillsSidebar(design) ? layout.fill(design, page, palette).map(boxRun) : []
  const [first, ...others] = tree.backgrounds.map(groundRun)
  // Word has one header for the first page and one for all others, so those get the last background.
  const following = others.at(-1) ?? tree.backgrounds.map(groundRun)[0]
  const behind = docxKinds.headers[design.header.kind].behind(page, palette)
  const top = behind.first.map(boxRun)
  const name: Look = { ...looks.furniture, weight: 600, colour: palette.ink }
  const edge = behind.later.map(boxRun)
  const running = new Paragraph({
    style: 'Furniture',
    tabStops: [{ type: TabStopType.RIGHT, position: twips(page.mainWidth) }],
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: palette.line.slice(1) } },
    children: [
      ...(following ? [following] : []),
      ...fill,
      ...edge,
      new TextRun({ text: header.name, ...runLook(name) }),
      new TextRun({ children: [new Tab(), header.reference || header.brand.name] }),
    ],
  })
  return {
    first: new Header({
      children: [new Paragraph({ style: 'Furniture', children: [...(first ? [first] : []), ...fill, ...top] })],
    }),
    default: new Header({ children: [running] }),
  }
}

/**
 * One line with the company's text on the left and the page number on the right. The presenter has a line of their own
 * above.
 */
export function wordFooter(tree: BlockTree, page: WordPage): Footer {
  const { company, text, presenter, pageNumber } = tree.footer
  const parts: ParagraphChild[][] = [company, text].map((part) => [new TextRun(part)])
  if (pageNumber) parts.push([new TextRun({ children: numbered(pageNumber) })])
  const last = parts.length - 1
  const line = new Paragraph({
    style: 'Furniture',
    tabStops: parts.slice(1).map((_, at) => ({
      type: at === last - 1 ? TabStopType.RIGHT : TabStopType.CENTER,
      position: twips((page.mainWidth * (at + 1)) / last),
    })),
    children: parts.flatMap((part, at) => (at === 0 ? part : [new TextRun({ children: [new Tab()] }), ...part])),
  })
  return new Footer({
    children: [...(presenter ? [new Paragraph({ style: 'Furniture', text: presenter })] : []), line],
  })
}

/** The footer's words, with Word's own fields for the numbers. */
function numbered(pageNumber: string): string[] {
  const fields: Record<string, string> = { '{page}': PageNumber.CURRENT, '{pages}': PageNumber.TOTAL_PAGES }
  return pageNumber.split(/(\{pages?\})/).map((part) => fields[part] ?? part)
}
