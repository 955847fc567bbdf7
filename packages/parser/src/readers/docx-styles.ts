import { childOf, childrenOf, type XmlElement } from './xml.ts'

/** What Word's properties say about a run or paragraph; null where they say nothing. */
export interface DocxProperties {
  size: number | null
  bold: boolean | null
  italic: boolean | null
  caps: boolean | null
  color: string | null
  font: string | null
  /** 1 is the top heading; 0 is body text. */
  outline: number | null
  isList: boolean | null
  /** 0 is the outermost. */
  listLevel: number | null
  /** Points. */
  indent: number | null
  spaceBefore: number | null
  spaceAfter: number | null
  hidden: boolean | null
}

const NOTHING: DocxProperties = {
  size: null,
  bold: null,
  italic: null,
  caps: null,
  color: null,
  font: null,
  outline: null,
  isList: null,
  listLevel: null,
  indent: null,
  spaceBefore: null,
  spaceAfter: null,
  hidden: null,
}

export interface DocxStyles {
  of: (styleId: string | null) => DocxProperties
  defaults: DocxProperties
}

/** Resolves named styles through what they are based on. */
export function readDocxStyles(root: XmlElement | null): DocxStyles {
  const styles = childOf(root, 'styles')
  const byId = new Map(childrenOf(styles, 'style').map((style) => [style.attributes['styleId'] ?? '', style]))
  const docDefaults = childOf(styles, 'docDefaults')
  const defaultStyle = childrenOf(styles, 'style').find(
    (style) => style.attributes['type'] === 'paragraph' && style.attributes['default'] === '1',
  )
  const base = layer(
    readProperties(
      childOf(childOf(docDefaults, 'pPrDefault'), 'pPr'),
      childOf(childOf(docDefaults, 'rPrDefault'), 'rPr'),
    ),
    defaultStyle ? ownProperties(defaultStyle) : NOTHING,
  )
  const cache = new Map<string, DocxProperties>()
  const resolve = (id: string, depth: number): DocxProperties => {
    const known = cache.get(id)
    if (known) return known
    const style = byId.get(id)
    if (!style || depth > 20) return NOTHING
    const parent = childOf(style, 'basedOn')?.attributes['val']
    const resolved = layer(parent ? resolve(parent, depth + 1) : NOTHING, ownProperties(style))
    cache.set(id, resolved)
    return resolved
  }
  return { defaults: base, of: (id) => (id === null ? NOTHING : resolve(id, 0)) }
}

function ownProperties(style: XmlElement): DocxProperties {
  const own = readProperties(childOf(style, 'pPr'), childOf(style, 'rPr'))
  const name = childOf(style, 'name')?.attributes['val'] ?? ''
  const heading = /^heading (\d)$/i.exec(name)
  if (heading) return { ...own, outline: Number(heading[1]) }
  return /^title$/i.test(name) ? { ...own, outline: null } : own
}

export function readProperties(paragraph: XmlElement | null, run: XmlElement | null): DocxProperties {
  const spacing = childOf(paragraph, 'spacing')?.attributes ?? {}
  const level = childOf(paragraph, 'outlineLvl')?.attributes['val']
  const size = childOf(run, 'sz')?.attributes['val']
  const color = childOf(run, 'color')?.attributes['val']
  const numbering = childOf(paragraph, 'numPr')
  const listLevel = childOf(numbering, 'ilvl')?.attributes['val']
  const indent = childOf(paragraph, 'ind')?.attributes
  return {
    size: size ? Number(size) / 2 : null,
    bold: toggle(childOf(run, 'b')),
    italic: toggle(childOf(run, 'i')),
    caps: toggle(childOf(run, 'caps')) ?? toggle(childOf(run, 'smallCaps')),
    color: color && color !== 'auto' ? `#${color.toLowerCase()}` : null,
    font: childOf(run, 'rFonts')?.attributes['ascii'] ?? null,
    outline: level !== undefined && Number(level) < 9 ? Number(level) + 1 : null,
    isList: numbering ? childOf(numbering, 'numId')?.attributes['val'] !== '0' : null,
    listLevel: listLevel !== undefined && /^[0-8]$/.test(listLevel) ? Number(listLevel) : null,
    indent: indent ? Number(indent['left'] ?? indent['start'] ?? 0) / 20 : null,
    spaceBefore: spacing['before'] ? Number(spacing['before']) / 20 : null,
    spaceAfter: spacing['after'] ? Number(spacing['after']) / 20 : null,
    hidden: toggle(childOf(run, 'vanish')),
  }
}

export function layer(base: DocxProperties, over: DocxProperties): DocxProperties {
  const entries = Object.entries(over).filter(([, value]) => value !== null)
  return { ...base, ...(Object.fromEntries(entries) as Partial<DocxProperties>) }
}

function toggle(element: XmlElement | null): boolean | null {
  if (!element) return null
  const value = element.attributes['val']
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value)
}
