import type { BrandLogo, SectionKind } from '@tabard/contract'

/** A piece of text in one look. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  /** A safe address (https or mailto). */
  link?: string
  /** Set in the quiet colour, such as a language's level. */
  quiet?: boolean
  /** The placeholder that this text was put in for. */
  placeholder?: 'candidateName' | 'identifier' | `tag:${string}`
}

/** A line of the CV. `id` is `<section>/<line of its Delta>` and the same in every medium. */
export interface Line {
  id: string
  runs: Run[]
  align?: 'center' | 'right' | 'justify'
}

export interface ListItem {
  line: Line
  /** 0 for the outermost list. */
  level: number
  /** Number of an ordered item, 1-based. */
  number?: number
  /** A level or a year that is set apart from the item. It is part of the same line. */
  detail?: Run[]
}

export interface ListBlock {
  kind: 'list'
  /** `plain` lists are those of sidebars: without bullets, a row for each item. */
  style: 'bullet' | 'ordered' | 'plain'
  items: ListItem[]
}

export type TextBlock =
  | { kind: 'paragraph'; line: Line }
  /** `level` 3 or 4: a section's own title is 2. */
  | { kind: 'subheading'; level: 3 | 4; line: Line }
  /** An embed card. Its line has one run, which is a link. */
  | { kind: 'card'; line: Line; url: string; width: number }
  | ListBlock

/** A job, degree or project. */
export interface EntryBlock {
  kind: 'entry'
  title: Line | null
  organisation: Line | null
  dates: Line | null
  body: TextBlock[]
}

export type Block = TextBlock | EntryBlock

export interface SectionBlock {
  kind: 'section'
  id: string
  /** May be empty: text before the CV's first heading. */
  title: string
  sectionKind: SectionKind | 'presenter'
  blocks: Block[]
}

export interface HeaderBlock {
  kind: 'header'
  brand: { name: string; logo: BrandLogo | null }
  /** Such as "Candidate NT-2047"; empty where the template hides it. */
  reference: string
  name: string
  headline: string
  location: string
  contact: Run[]
  facts: { label: string; value: string }[]
}

export interface FooterBlock {
  kind: 'footer'
  company: string
  text: string
  presenter: string
  /** "Page {page} of {pages}"; empty where the template hides it. */
  pageNumber: string
}

/** A picture behind a page. Points, from the page's top left corner. */
export interface PageBackground {
  mediaType: 'image/png' | 'image/jpeg'
  /** Base64 of the bytes. */
  data: string
  width: number
  height: number
}

/** A whole document. Its words have this order in every medium: header, sidebar, main, footer. */
export interface BlockTree {
  header: HeaderBlock
  sidebar: SectionBlock[]
  main: SectionBlock[]
  footer: FooterBlock
  /** The first is behind page one, the next behind page two, and the last behind all later pages too. */
  backgrounds: PageBackground[]
  /** BCP 47, where it is known. */
  language: string | null
}
