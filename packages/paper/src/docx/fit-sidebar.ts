import type { TemplateDesign } from '@tabard/contract'
import type { SectionBlock } from '../blocks.ts'
import { docxKinds } from '../kinds/docx.ts'
import type { Look, Looks } from '../look.ts'
import { lineText } from '../to-text.ts'
import { rowsOf } from './docx-blocks.ts'
import type { WordContext } from './word-page.ts'

/** Mean width of a letter, in ems. Rather too wide, because a replacement font may be wider. */
const LETTER = 0.55

/**
 * Divides the sidebar's sections into those that surely fit beside the first page's text, and the rest. Word would
 * carry a longer sidebar over the end of the page and other programs would cut it off, so the first section that does
 * not fit and all after it follow the main column.
 */
export function fitSidebar(context: WordContext): { beside: SectionBlock[]; after: SectionBlock[] } {
  const { tree, design, looks, page } = context
  const width = page.sidebar?.width ?? 0
  let room = page.height - page.bottom - headHeight(context)
  const cut = tree.sidebar.findIndex((section) => {
    room -= sectionHeight(section, design, looks, width)
    return room < 0
  })
  const at = cut === -1 ? tree.sidebar.length : cut
  return { beside: tree.sidebar.slice(0, at), after: tree.sidebar.slice(at) }
}

function sectionHeight({ title, blocks }: SectionBlock, { layout, body }: TemplateDesign, looks: Looks, width: number) {
  const row = (text: string): number => textHeight(text, looks.body, width, body.lineHeight)
  const { padding, standsBeside } = docxKinds.rows[layout.sidebarItems]
  const lines = blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item) => rowsOf(item, standsBeside))
      : block.kind === 'entry'
        ? [block.title, block.organisation, block.dates].flatMap((line) => (line ? [lineText(line)] : []))
        : [lineText(block.line)],
  )
  const heading = title ? 18 + textHeight(title, looks.sidebarTitle, width, 1.5) : 0
  return heading + lines.reduce((sum, line) => sum + row(line) + padding, 0)
}

/** From the page's top to where the columns begin. */
function headHeight({ tree: { header }, design, looks, page }: WordContext): number {
  const { width, above } = docxKinds.headers[design.header.kind].room(page, design)
  const who = [
    textHeight(header.name, looks.name, width, 1.25),
    ...[header.headline, header.location].map((text) => textHeight(text, looks.where, width, 1.8)),
    ...header.contact.map((run) => textHeight(run.text, looks.where, width, 1.6)),
  ].reduce((sum, height) => sum + height, 0)
  const facts = header.facts.length > 0 ? 64 : 16
  return page.top + above + who + facts
}

function textHeight(text: string, look: Look, width: number, leading: number): number {
  return text ? Math.ceil((text.length * look.size * LETTER) / width) * look.size * leading : 0
}
