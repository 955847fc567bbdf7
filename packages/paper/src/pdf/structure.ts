import type { Tag } from './canvas.ts'
import { PdfText, type PdfFile, type PdfRef, type PdfValue } from './pdf-file.ts'

/** One page's tags, in the order of its marked content. */
export interface TaggedPage {
  ref: PdfRef
  marks: readonly Tag[]
}

/**
 * The structure tree: headings, paragraphs and lists in the order they were drawn. Screen readers use it, and programs
 * that reflow the document.
 */
export function writeStructure(file: PdfFile, pages: readonly TaggedPage[]): PdfRef {
  const root = file.reserve()
  const document = file.reserve()
  const kids = new Map<Tag, { page: PdfRef; id: number }[]>()
  for (const { ref, marks } of pages) {
    marks.forEach((tag, id) => {
      const list = kids.get(tag) ?? []
      list.push({ page: ref, id })
      kids.set(tag, list)
    })
  }
  const refs = new Map<Tag, PdfRef>()
  const childrenOf = new Map<Tag, Tag[]>()
  const top: Tag[] = []
  for (const tag of kids.keys()) {
    const { parent } = tag
    if (!parent) top.push(tag)
    else if (childrenOf.has(parent)) childrenOf.get(parent)?.push(tag)
    else {
      childrenOf.set(parent, [tag])
      top.push(parent)
    }
  }
  const write = (tag: Tag, parent: PdfRef): PdfRef => {
    const ref = file.reserve()
    const children = childrenOf.get(tag)
    const content = (owner: PdfRef): PdfValue[] => {
      refs.set(tag, owner)
      return (kids.get(tag) ?? []).map(({ page, id }) => ({ Type: 'MCR', Pg: page, MCID: id }))
    }
    let own: PdfValue[]
    if (children) own = children.map((child) => write(child, ref))
    else if (tag.type === 'LI') {
      const body = file.reserve()
      file.set(body, { Type: 'StructElem', S: 'LBody', P: ref, K: content(body) })
      own = [body]
    } else own = content(ref)
    const alt = tag.alt ? PdfText.of(tag.alt) : undefined
    file.set(ref, { Type: 'StructElem', S: tag.type, P: parent, K: own, Alt: alt })
    return ref
  }
  const children = top.map((tag) => write(tag, document))
  file.set(document, { Type: 'StructElem', S: 'Document', P: root, K: children })
  const numbers = pages.flatMap(({ marks }, at) => [at, file.add(marks.map((tag) => refs.get(tag) ?? document))])
  const parents = file.add({ Nums: numbers })
  file.set(root, { Type: 'StructTreeRoot', K: [document], ParentTree: parents, ParentTreeNextKey: pages.length })
  return root
}
