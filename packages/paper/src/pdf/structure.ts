import { PDFName, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import type { Tag } from './canvas.ts'

/** One page's tags, in the order of its marked content. */
export interface TaggedPage {
  ref: PDFRef
  marks: readonly Tag[]
}

/**
 * The structure tree: headings, paragraphs and lists in the order they were drawn, for screen readers and for
 * whoever reflows the document.
 */
export function writeStructure(context: PDFContext, pages: readonly TaggedPage[]): PDFRef {
  const root = context.nextRef()
  const document = context.nextRef()
  const kids = new Map<Tag, { page: PDFRef; id: number }[]>()
  for (const { ref, marks } of pages) {
    marks.forEach((tag, id) => {
      const list = kids.get(tag) ?? []
      list.push({ page: ref, id })
      kids.set(tag, list)
    })
  }
  const refs = new Map<Tag, PDFRef>()
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
  const write = (tag: Tag, parent: PDFRef): PDFRef => {
    const ref = context.nextRef()
    const children = childrenOf.get(tag)
    const content = (owner: PDFRef): unknown[] => {
      refs.set(tag, owner)
      return (kids.get(tag) ?? []).map(({ page, id }) => ({ Type: 'MCR', Pg: page, MCID: id }))
    }
    let own: unknown[]
    if (children) own = children.map((child) => write(child, ref))
    else if (tag.type === 'LI') {
      const body = context.nextRef()
      context.assign(body, context.obj({ Type: 'StructElem', S: 'LBody', P: ref, K: content(body) } as never))
      own = [body]
    } else own = content(ref)
    const alt = tag.alt ? { Alt: PDFString.of(tag.alt.replace(/[^\x20-\x7e]/g, '')) } : {}
    context.assign(ref, context.obj({ Type: 'StructElem', S: tag.type, P: parent, K: own, ...alt } as never))
    return ref
  }
  const children = top.map((tag) => write(tag, document))
  context.assign(document, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: children }))
  const numbers = pages.flatMap(({ marks }, at) => [
    at,
    context.register(context.obj(marks.map((tag) => refs.get(tag) ?? document))),
  ])
  const parents = context.register(context.obj({ Nums: numbers }))
  context.assign(
    root,
    context.obj({ Type: 'StructTreeRoot', K: [document], ParentTree: parents, ParentTreeNextKey: pages.length }),
  )
  return root
}

export const structTreeRoot = PDFName.of('StructTreeRoot')
