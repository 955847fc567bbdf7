import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Download, Mail, Phone } from 'lucide'
import { useStore } from 'zustand'
import {
  compose,
  familiesOf,
  screenFamily,
  toView,
  type BlockTree,
  type SectionBlock,
  type ViewElement,
} from '@tabard/paper'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { brandProperties, readableOn } from '../../../theme/brand.ts'
import { wearStateStyles } from '../../../theme/state-styles.ts'
import { text } from '../cv-viewer.text.ts'
import { paperNode } from '../parts/paper-node.tsx'
import { useDocumentFonts } from '../parts/use-document-fonts.ts'
import { useStyleSheet } from '../parts/use-style-sheet.ts'
import type { ClientPage } from './create-client-page.ts'
import { ClientPageHero } from './client-page-hero.tsx'
import { clientPageStyles } from './client-page.styles.ts'

const words = text.client

/** The client's page. It shows only the agency's brand, and is designed for reading, first of all on a phone. */
export function ClientPageView({ page }: { page: ClientPage }) {
  const { application, template, branding, presenter, rights } = page.bundle
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => wearStateStyles(root.current), [])
  useStyleSheet(root, clientPageStyles)
  const tree = useMemo(
    () => compose({ application, template, branding, presenter }),
    [application, template, branding, presenter],
  )
  useDocumentFonts(tree, template.design, branding, page.fontsUrl)
  const sections = useMemo(() => drawnSections(tree, page), [tree, page])
  const main = tree.main.filter(isOfCandidate)
  const side = tree.sidebar.filter(isOfCandidate)
  const draw = (section: SectionBlock) => {
    const node = sections.get(section.id)
    return node ? paperNode(node) : null
  }
  const onBand = readableOn(branding.colors.primary)
  const families = familiesOf(template.design, branding)
  const style = {
    '--heading': `"${screenFamily(families.heading)}", var(--font)`,
    '--body': `"${screenFamily(families.body)}", var(--font)`,
    ...brandProperties(branding),
    '--band': branding.colors.primary,
    '--on-band': onBand,
    '--stripe': branding.colors.secondary,
  } as Record<string, string>
  const bullets = template.design.bullets

  return (
    <div className={`cvr bullets-${bullets}`} data-brand style={style} ref={root} lang={tree.language ?? undefined}>
      <header className="cvr-top">
        <Brand tree={tree} />
        <span className="grow" />
        {rights.output && <DownloadButton page={page} />}
        {presenter?.email && (
          <a className="btn primary" href={`mailto:${presenter.email}`}>
            <Icon of={Mail} />
            {words.write(firstName(presenter.name))}
          </a>
        )}
      </header>
      <ClientPageHero header={tree.header} presenter={presenter} />
      <div className={`cvr-cols${side.length > 0 ? '' : ' is-single'}`}>
        <Contents sections={main} />
        <div className="cvr-main">{main.map(draw)}</div>
        {side.length > 0 && <aside className="cvr-side">{side.map(draw)}</aside>}
      </div>
      <footer className="cvr-end">
        <span>{branding.footerText}</span>
        <span>{branding.companyName}</span>
      </footer>
      {(rights.output || presenter?.phone) && (
        <div className="cvr-sticky">
          {rights.output && <DownloadButton page={page} isShort />}
          {presenter?.phone && (
            <a className="btn primary" href={`tel:${presenter.phone.replace(/[^\d+]/g, '')}`}>
              <Icon of={Phone} />
              {words.call(firstName(presenter.name))}
            </a>
          )}
        </div>
      )}
    </div>
  )
}

function Brand({ tree }: { tree: BlockTree }) {
  const { name, logo } = tree.header.brand
  if (!logo) return <span className="cvr-brand">{name}</span>
  return (
    <span className="cvr-brand">
      <img src={`data:${logo.mediaType};base64,${logo.data}`} alt={name} width={logo.width} height={logo.height} />
    </span>
  )
}

function DownloadButton({ page, isShort }: { page: ClientPage; isShort?: boolean }) {
  const download = useStore(page.store, (state) => state.download)
  return (
    <>
      <Button icon={Download} isBusy={download === 'making'} onClick={() => void page.download()}>
        {download === 'making' ? words.making : isShort ? words.downloadShort : words.download}
      </Button>
      {download === 'failed' && !isShort && (
        <span className="cvr-failed" role="alert">
          {words.failed}
        </span>
      )}
    </>
  )
}

/** The names of the sections, with the one being read marked. */
function Contents({ sections }: { sections: readonly SectionBlock[] }) {
  const nav = useRef<HTMLElement>(null)
  const [here, setHere] = useState(sections[0]?.id ?? '')
  const named = sections.filter((section) => section.title)
  useEffect(() => {
    const page = nav.current?.parentElement
    if (!page || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        const id = entry?.target.getAttribute('data-section')
        if (id) setHere(id)
      },
      { rootMargin: '-15% 0px -70% 0px' },
    )
    for (const element of page.querySelectorAll('.cvr-main [data-section]')) observer.observe(element)
    return () => observer.disconnect()
  }, [sections])
  if (named.length < 2) return <nav className="cvr-toc" ref={nav} hidden />
  const go = (id: string) =>
    nav.current?.parentElement?.querySelector(`[data-section="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' })
  return (
    <nav className="cvr-toc" aria-label={words.sections} ref={nav}>
      {named.map((section) => (
        <button
          key={section.id}
          type="button"
          aria-current={section.id === here ? 'true' : undefined}
          onClick={() => go(section.id)}
        >
          {section.title}
        </button>
      ))}
    </nav>
  )
}

/** The view model's sections by id. The words are the same as on paper; only the design is this page's. */
function drawnSections(tree: BlockTree, { bundle }: ClientPage): Map<string, ViewElement> {
  const found = new Map<string, ViewElement>()
  const walk = (node: ViewElement): void => {
    const id = node.attributes['data-section']
    if (id !== undefined) found.set(id, node)
    else for (const child of node.children) if (typeof child !== 'string') walk(child)
  }
  walk(toView(tree, bundle.template.design, bundle.branding))
  return found
}

/** Left out here, because the person who presents has a card of their own on this page. */
function isOfCandidate({ sectionKind }: SectionBlock): boolean {
  return sectionKind !== 'presenter'
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name
}
