import { Document, Packer } from 'docx'
import type { Branding, TemplateDesign } from '@tabard/contract'
import type { BlockTree } from './blocks.ts'
import { wordSection, type WordManner } from './docx/docx-blocks.ts'
import { wordFooter, wordHeaders } from './docx/docx-furniture.ts'
import { documentNumbering, documentStyles } from './docx/docx-styles.ts'
import { fitSidebar } from './docx/fit-sidebar.ts'
import { wordFontTable } from './docx/font-table.ts'
import { layWordPage } from './docx/lay-word-page.ts'
import { twips } from './docx/run-look.ts'
import type { WordContext } from './docx/word-page.ts'
import { wordSidebar } from './docx/word-tables.ts'
import { docxKinds } from './kinds/docx.ts'
import { looksOf } from './looks.ts'

/**
 * Writes the document for Word: real headings and lists, header and footer with page numbers, the sidebar in the
 * margin.
 */
export async function toDocx(tree: BlockTree, design: TemplateDesign, branding: Branding): Promise<Uint8Array> {
  const looks = looksOf(design, branding)
  const page = layWordPage(design)
  const context: WordContext = { tree, design, looks, page }
  let lists = 0
  const manner = (isSidebar: boolean): WordManner => ({
    design,
    looks,
    isSidebar,
    width: isSidebar ? (page.sidebar?.width ?? page.mainWidth) : page.mainWidth,
    nextList: () => (lists += 1),
  })
  const { beside, after } = fitSidebar(context)
  const sidebar = beside.flatMap((section, at) => wordSection(section, at === 0, manner(true)))
  const main = [...tree.main, ...after].flatMap((section, at) => wordSection(section, at === 0, manner(false)))
  const footer = wordFooter(tree, page)
  const { header } = tree
  const document = new Document({
    // The file's properties must not tell more than its first page shows.
    title: [header.name, header.headline].filter(Boolean).join(', '),
    creator: header.brand.name,
    lastModifiedBy: header.brand.name,
    description: '',
    compatibility: { version: 15 },
    styles: documentStyles(design, looks),
    numbering: documentNumbering(design, looks),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(page.width), height: twips(page.height) },
            margin: {
              top: twips(page.top),
              bottom: twips(page.bottom),
              left: twips(page.left),
              right: twips(page.right),
              header: twips(20),
              footer: twips(22),
            },
          },
        },
        headers: wordHeaders(context),
        footers: { first: footer, default: footer },
        children: [...docxKinds.headers[design.header.kind].write(context), ...wordSidebar(sidebar, page), ...main],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document, undefined, [wordFontTable(design, branding)]))
}
