import { memo, useMemo, useRef, type ReactNode } from 'react'
import type { Section } from '@tabard/contract'
import { compose, templateCss, toView, type ComposeInput, type ViewElement } from '@tabard/paper'
import { paperNode } from './paper-node.tsx'
import { useDocumentFonts } from './use-document-fonts.ts'
import { useStyleSheet } from './use-style-sheet.ts'

export interface PaperProps {
  document: ComposeInput
  /** The address that the fonts are loaded from. */
  fontsUrl: string
  /** Shown instead of a section's own lines, such as the editor; undefined shows the lines. */
  replaceSection?: (sectionId: string, content: ReactNode) => ReactNode | undefined
  /** Attributes for a section's element, such as those that make it focusable. */
  sectionAttributes?: (sectionId: string) => Record<string, string | number | undefined>
}

/** The document as one continuous, responsive page, in the design of its template. */
export function Paper({ document, fontsUrl, replaceSection, sectionAttributes }: PaperProps) {
  const { application, template, branding, presenter } = document
  const { design } = template
  const root = useRef<HTMLDivElement>(null)
  useStyleSheet(
    root,
    useMemo(() => templateCss(design, branding), [design, branding]),
  )
  const tree = useMemo(
    () => compose({ application, template, branding, presenter }),
    [application, template, branding, presenter],
  )
  const view = useMemo(() => toView(tree, design, branding), [tree, design, branding])
  useDocumentFonts(tree, design, branding, fontsUrl)
  const sources = useMemo(
    () => new Map(application.freeText.map((section) => [section.id, section])),
    [application.freeText],
  )
  // A section is redrawn when its text changes, or a value that every section may show: a name, a tag, the template.
  const { candidateName, identifier, miscData, embedCard } = application
  const shared = useMemo(
    () => ({ candidateName, identifier, miscData, embedCard, template }),
    [candidateName, identifier, miscData, embedCard, template],
  )
  const draw = (node: ViewElement): ReactNode => {
    const id = node.attributes['data-section']
    if (id === undefined) {
      const children = node.children.map((child) => (typeof child === 'string' ? child : draw(child)))
      const { className, attributes, key, tag: Tag } = { ...node, tag: node.tag as 'div' }
      return (
        <Tag key={key} className={className || undefined} {...attributes}>
          {/* An image must be given no children, not even an empty list. */}
          {children.length > 0 ? children : undefined}
        </Tag>
      )
    }
    const source = sources.get(id)
    const replaced = source && replaceSection?.(id, contentOf(node))
    const extra = source ? sectionAttributes?.(id) : undefined
    if (replaced === undefined)
      return <PaperSection key={id} node={node} source={source} shared={shared} extra={extra} />
    return (
      <section key={id} className={`${node.className} is-editing`} data-section={id}>
        {node.children
          .filter((child) => typeof child !== 'string' && child.className === 'title')
          .map((child) => paperNode(child))}
        {replaced}
      </section>
    )
  }
  return (
    <div ref={root} className={view.className}>
      {view.children.map((child) => (typeof child === 'string' ? child : draw(child)))}
    </div>
  )
}

interface PaperSectionProps {
  node: ViewElement
  source: Section | undefined
  /** The values that any section may show. */
  shared: object
  extra: Record<string, string | number | undefined> | undefined
}

/** Redrawn only when its own source changes, so that typing in one section leaves the others alone. */
const PaperSection = memo(
  function PaperSection({ node, extra }: PaperSectionProps) {
    return (
      <section className={node.className} data-section={node.attributes['data-section']} {...extra}>
        {node.children.map(paperNode)}
      </section>
    )
  },
  (before, after) =>
    before.shared === after.shared &&
    before.source === after.source &&
    (before.source !== undefined || before.node === after.node) &&
    before.node.className === after.node.className &&
    JSON.stringify(before.extra) === JSON.stringify(after.extra),
)

function contentOf(node: ViewElement): ReactNode {
  const content = node.children.find((child) => typeof child !== 'string' && child.className === 'content')
  return content === undefined ? null : paperNode(content)
}
