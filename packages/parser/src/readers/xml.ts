import { SaxesParser } from 'saxes'
import { ParseFailure } from '../failure.ts'
import { MAX_XML_NODES } from '../limits.ts'

/** An element with the local part of its name, because the prefixes of a DOCX may be others than Word's. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Deeper nesting is an attack on the stack, not a document. */
const MAX_DEPTH = 256

/** @throws ParseFailure `damaged` if the text is not XML, `too_large` with too many parts. Entities other than the five of XML are never expanded. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const stack = [root]
  const parser = new SaxesParser({ xmlns: false })
  let nodes = 0
  const count = (): void => {
    nodes += 1
    if (nodes > MAX_XML_NODES) throw new ParseFailure('too_large')
  }
  parser.on('attribute', count)
  parser.on('error', (error) => {
    throw new ParseFailure('damaged', error)
  })
  parser.on('doctype', () => {
    throw new ParseFailure('damaged')
  })
  parser.on('opentag', (tag) => {
    count()
    const attributes: Record<string, string> = {}
    for (const [name, value] of Object.entries(tag.attributes)) attributes[localName(name)] = String(value)
    const element: XmlElement = { name: localName(tag.name), attributes, children: [] }
    stack.at(-1)?.children.push(element)
    if (stack.length > MAX_DEPTH) throw new ParseFailure('damaged')
    stack.push(element)
  })
  parser.on('closetag', () => {
    stack.pop()
  })
  parser.on('text', (value) => {
    stack.at(-1)?.children.push(value)
  })
  parser.write(text).close()
  return root
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

export const childrenOf = (element: XmlElement | null | undefined, name?: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  )

export const childOf = (element: XmlElement | null | undefined, name: string): XmlElement | null =>
  childrenOf(element, name)[0] ?? null

export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of childrenOf(element)) {
    if (child.name === name) yield child
    yield* descendantsOf(child, name)
  }
}

export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
