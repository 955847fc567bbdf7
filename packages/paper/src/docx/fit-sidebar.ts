import type { TemplateDesign } from '@tabard/contract'
import type { BlockTree, SectionBlock } from '../blocks.ts'
import type { Look, Looks } from '../looks.ts'
import { lineText } from '../to-text.ts'
import { rowsOf } from './docx-blocks.ts'
import type { WordPage } from './docx-page.ts'

/** Mean width of a letter, in ems: on the wide side, for the font that stands in may be. */
const LETTER = 0.55

/**
 * Which of the sidebar's sections surely fit beside the first page's text. Word would carry a longer sidebar over the
 * page's end, others cut it off: sections from the first that does not fit on follow the main column instead.
 */
export function fitSidebar(
  tree: BlockTree,
  design: TemplateDesign,
  looks: Looks,
  page: WordPage,
): { beside: SectionBlock[]; after: SectionBlock[] } {
  const width = page.sidebar?.width ?? 0
  let room = page.height - page.bottom - headHeight(tree, design, looks, page)
  const cut = tree.sidebar.findIndex((section) => {
    room -= sectionHeight(section, design, looks, width)
    return room < 0
  })
  const at = cut === -1 ? tree.sidebar.length : cut
  return { beside: tree.sidebar.slice(0, at), after: tree.sidebar.slice(at) }
}

function sectionHeight({ title, blocks }: SectionBlock, { layout, body }: TemplateDesign, looks: Looks, width: number) {
  const row = (text: string): number => textHeight(text, looks.body, width, body.lineHeight)
  const isRuled = layout.sidebarItems === 'ruled'
  const padding = isRuled ? 7 : 4
  const lines = blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item) => rowsOf(item, isRuled))
      : block.kind === 'entry'
        ? [block.title, block.organisation, block.dates].flatMap((line) => (line ? [lineText(line)] : []))
        : [lineText(block.line)],
  )
  const heading = title ? 18 + textHeight(title, looks.sidebarTitle, width, 1.5) : 0
  return heading + lines.reduce((sum, line) => sum + row(line) + padding, 0)
}

/** From the page's top to where the columns begin. */
function headHeight({ header }: BlockTree, design: TemplateDesign, looks: Looks, page: WordPage): number {
  const isBand = design.header.kind === 'band'
  const width = isBand ? page.width - design.page.margins.left - design.page.margins.right : page.mainWidth
  const who = [
    textHeight(header.name, looks.name, width, 1.25),
    ...[header.headline, header.location].map((text) => textHeight(text, looks.where, width, 1.8)),
    ...header.contact.map((run) => textHeight(run.text, looks.where, width, 1.6)),
  ].reduce((sum, height) => sum + height, 0)
  const facts = header.facts.length > 0 ? 64 : 16
  return page.top + (isBand ? 90 : 12) + who + facts
}

function textHeight(text: string, look: Look, width: number, leading: number): number {
  return text ? Math.ceil((text.length * look.size * LETTER) / width) * look.size * leading : 0
}
