import type { Branding, TemplateDesign } from '@tabard/contract'
import type {
  BlockTree,
  FooterBlock,
  HeaderBlock,
  Line,
  ListBlock,
  PageBackground,
  Run,
  SectionBlock,
  TextBlock,
  EntryBlock,
} from './blocks.ts'
import { classesOf } from './kinds/kinds-of.ts'
import { fillsSidebar } from './layouts/fills-sidebar.ts'
import { logoPlate } from './logo-plate.ts'
import { pixels } from './page-size.ts'
import { paletteOf } from './palette.ts'

/** A node of the document on screen: a text or an element. Any renderer can show it without knowing templates. */
export type ViewNode = string | ViewElement

export interface ViewElement {
  tag: string
  className: string
  /** Never a `style` or an event handler, so each may be set safely. */
  attributes: Record<string, string>
  children: ViewNode[]
  key: string
  /** Set on the element that holds a section's lines, which an editor replaces. */
  sectionId?: string
}

/** The document for the screen. Its words have the order of `toText`. */
export function toView(tree: BlockTree, design: TemplateDesign, branding: Branding): ViewElement {
  const { layouts, headers, ...others } = classesOf(design)
  const fill = fillsSidebar(design) ? design.layout.sidebarFill : 'none'
  const classes = ['tabard-paper', layouts, headers, `fill-${fill}`, ...Object.values(others)]
  const plate = logoPlate(tree.header.brand.logo, design, paletteOf(branding))
  const [ground] = tree.backgrounds
  const sheet = element('article', 'sheet', [
    ...(ground ? [groundImage(ground)] : []),
    header(tree.header, plate !== null),
    element('div', 'body', [
      ...(tree.sidebar.length > 0 ? [element('div', 'side', tree.sidebar.map(section))] : []),
      element('div', 'main', tree.main.map(section)),
    ]),
    ...footer(tree.footer),
  ])
  if (tree.language) sheet.attributes.lang = tree.language
  return element('div', classes.join(' '), [sheet])
}

/** On screen a CV is one long page, so the background of page one is at its top. */
function groundImage({ mediaType, data, width, height }: PageBackground): ViewElement {
  return leaf('img', 'ground', {
    src: `data:${mediaType};base64,${data}`,
    alt: '',
    width: String(pixels(width)),
    height: String(pixels(height)),
  })
}

function header(
  { brand, reference, name, headline, location, contact, facts }: HeaderBlock,
  hasPlate: boolean,
): ViewElement {
  const { logo } = brand
  const mark = logo
    ? leaf('img', 'logo', {
        src: `data:${logo.mediaType};base64,${logo.data}`,
        alt: brand.name,
        width: String(logo.width),
        height: String(logo.height),
      })
    : element('span', 'wordmark', [brand.name])
  return element('header', 'head', [
    element('div', 'top', [
      ...(reference ? [element('p', 'reference', [reference])] : []),
      ...(brand.name || logo ? [element('div', hasPlate ? 'brand on-plate' : 'brand', [mark])] : []),
    ]),
    element('div', 'who', [
      element('h1', 'name', [name]),
      ...(headline ? [element('p', 'headline', [headline])] : []),
      ...(location ? [element('p', 'where', [location])] : []),
      ...(contact.length > 0
        ? [
            element(
              'ul',
              'contact',
              contact.map((run, at) => element('li', '', [inline(run, at)], String(at))),
            ),
          ]
        : []),
    ]),
    ...(facts.length > 0
      ? [
          element(
            'dl',
            'facts',
            facts.map(({ label, value }) =>
              element('div', 'fact', [element('dt', '', [label]), element('dd', '', [value])], label),
            ),
          ),
        ]
      : []),
  ])
}

function section({ id, title, sectionKind, blocks }: SectionBlock): ViewElement {
  const content = element(
    'div',
    'content',
    blocks.map((block, at) => (block.kind === 'entry' ? entry(block, at) : text(block, at))),
  )
  content.sectionId = id
  const node = element(
    'section',
    `section kind-${sectionKind}`,
    [...(title ? [element('h2', 'title', [title])] : []), content],
    id,
  )
  node.attributes['data-section'] = id
  return node
}

function entry({ title, organisation, dates, body }: EntryBlock, at: number): ViewElement {
  const head = element('div', 'entry-head', [
    ...(title ? [lineElement('h3', 'entry-title', title)] : []),
    ...(organisation ? [lineElement('p', 'entry-organisation', organisation)] : []),
    ...(dates ? [lineElement('p', 'entry-dates', dates)] : []),
  ])
  return element('div', 'entry', [head, ...body.map(text)], `entry-${at}`)
}

function text(block: TextBlock, at: number): ViewElement {
  switch (block.kind) {
    case 'paragraph':
      return lineElement('p', 'paragraph', block.line)
    case 'subheading':
      return lineElement(`h${block.level}`, 'subheading', block.line)
    case 'card':
      return lineElement('p', 'card', block.line)
    case 'list':
      return list(block, at)
  }
}

function list({ style, items }: ListBlock, at: number): ViewElement {
  return element(
    style === 'ordered' ? 'ol' : 'ul',
    `list list-${style}`,
    items.map((item) => {
      const node = lineElement('li', `item level-${item.level}`, item.line)
      if (item.detail) {
        node.children = [
          element('span', 'term', node.children, 'term'),
          ' ',
          element('span', 'detail', item.detail.map(inline), 'detail'),
        ]
      }
      if (item.number !== undefined) node.attributes.value = String(item.number)
      return node
    }),
    `list-${at}`,
  )
}

function footer({ company, text: said, presenter }: FooterBlock): ViewElement[] {
  const parts = [company, said, presenter].filter(Boolean)
  return parts.length > 0
    ? [
        element(
          'footer',
          'foot',
          parts.map((part, at) => element('span', '', [part], String(at))),
        ),
      ]
    : []
}

function lineElement(tag: string, className: string, line: Line): ViewElement {
  const node = element(tag, line.align ? `${className} align-${line.align}` : className, line.runs.map(inline), line.id)
  node.attributes['data-line'] = line.id
  return node
}

function inline(run: Run, at: number): ViewNode {
  const wraps = [run.bold && 'strong', run.italic && 'em', run.underline && 'u'].filter(
    (tag) => typeof tag === 'string',
  )
  let node: ViewNode = wraps.reduce<ViewNode>((inner, tag) => element(tag, '', [inner], `${tag}-${at}`), run.text)
  if (run.placeholder) {
    node = element('span', 'placeholder', [node], `placeholder-${at}`)
    node.attributes['data-placeholder'] = run.placeholder
  }
  if (run.quiet) node = element('span', 'quiet', [node], `quiet-${at}`)
  if (!run.link) return node
  const anchor = element('a', 'link', [node], `link-${at}`)
  Object.assign(anchor.attributes, { href: run.link, target: '_blank', rel: 'noopener noreferrer' })
  return anchor
}

function element(tag: string, className: string, children: ViewNode[], key = className || tag): ViewElement {
  return { tag, className, attributes: {}, children, key }
}

function leaf(tag: string, className: string, attributes: Record<string, string>): ViewElement {
  return { tag, className, attributes, children: [], key: className }
}
