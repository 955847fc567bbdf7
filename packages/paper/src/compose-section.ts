import { linkTarget, type EmbedCard, type Section } from '@tabard/contract'
import type { Block, EntryBlock, Line, ListBlock, ListItem, Run, SectionBlock, TextBlock } from './blocks.ts'
import { cleanText } from './clean-text.ts'
import { isKeptBack, linesOf, type DeltaLine, type DeltaRun } from './delta/index.ts'

/** The values for placeholders. */
export interface Filled {
  candidateName: string
  identifier: string
  tags: ReadonlyMap<string, string>
  cards: ReadonlyMap<string, EmbedCard>
}

interface SectionSettings {
  filled: Filled
  /** Makes every line a row of a plain list, as sidebars show them. */
  plain: boolean
  /** The template's own heading for this kind. */
  title: string | undefined
  showsContact: boolean
}

/** Kinds whose sidebar rows show a level or a year apart: "English – Native". */
const KINDS_WITH_DETAIL = new Set<Section['kind']>(['languages', 'certifications', 'skills', 'awards'])
const DEEPEST_LEVEL = 5

export function composeSection(
  section: Section,
  { filled, plain, title, showsContact }: SectionSettings,
): SectionBlock {
  const blocks: Block[] = []
  let entry: EntryBlock | null = null
  linesOf(section.content).forEach((source, index) => {
    if (isKeptBack(source.attributes, showsContact)) return
    const line: Line = {
      id: `${section.id}/${index}`,
      runs: runsOf(source.runs, filled),
      ...(source.attributes.align && { align: source.attributes.align }),
    }
    if (source.attributes.header) entry = null
    const into: Block[] = entry ? entry.body : blocks
    const card = cardOf(source, filled)
    if (card) into.push({ kind: 'card', line, ...card })
    if (!line.runs.some((run) => run.text.trim())) return
    if (card) return
    const place = source.attributes.entry
    if (place && (place === 'title' || !entry || entry[place] || entry.body.length > 0)) {
      entry = { kind: 'entry', title: null, organisation: null, dates: null, body: [] }
      blocks.push(entry)
    }
    const detailed = plain && KINDS_WITH_DETAIL.has(section.kind)
    if (!detailed || splitDetail(line.runs)[1].length === 0) line.runs = line.runs.map(withoutTabs)
    if (place && entry) entry[place] = line
    else addLine(into, line, source, detailed, plain)
  })
  return {
    kind: 'section',
    id: section.id,
    title: title ?? cleanText(section.title).trim(),
    sectionKind: section.kind,
    blocks,
  }
}

/** Divides "English – Native" or "English\tNative" into its two parts. A dash between them is dropped. */
export function splitDetail<T extends { text: string }>(runs: readonly T[]): [T[], T[]] {
  const [run] = runs
  if (!run || runs.length !== 1) return [[...runs], []]
  const text = run.text.trim()
  // A dash inside brackets, as in "(2020 – 2023)", separates nothing.
  for (const form of [
    /^(.{1,60}?)\t{1,9}(.{1,40})$/u,
    /^(.{1,60}?)\s{1,9}(\([^()]{1,40}\))$/u,
    /^(.{1,60}?)\s{1,9}[–—-]\s{1,9}(.{1,40})$/u,
  ]) {
    const [, term, detail] = form.exec(text) ?? []
    if (term && detail) return [[{ ...run, text: term.trim() }], [{ ...run, text: detail.trim() }]]
  }
  return [[...runs], []]
}

function addLine(
  into: Block[] | TextBlock[],
  line: Line,
  { attributes }: DeltaLine,
  detailed: boolean,
  plain: boolean,
): void {
  if (attributes.header) {
    into.push({ kind: 'subheading', level: attributes.header === 2 ? 3 : 4, line })
    return
  }
  const level = Math.min(DEEPEST_LEVEL, Math.max(0, Math.trunc(attributes.indent ?? 0)))
  if (!attributes.list && !plain) {
    into.push({ kind: 'paragraph', line })
    return
  }
  const style = plain ? 'plain' : attributes.list === 'ordered' ? 'ordered' : 'bullet'
  const last = into.at(-1)
  const list: ListBlock = last?.kind === 'list' && last.style === style ? last : { kind: 'list', style, items: [] }
  if (list !== last) into.push(list)
  const [term, detail] = detailed ? splitDetail(line.runs) : [line.runs, []]
  const item: ListItem = { line: { ...line, runs: term }, level: plain ? 0 : level }
  if (style === 'ordered') item.number = nextNumber(list.items, level)
  if (detail.length > 0) item.detail = detail.map((run) => ({ ...run, quiet: true }))
  list.items.push(item)
}

function nextNumber(items: readonly ListItem[], level: number): number {
  for (const item of items.toReversed()) {
    if (item.level < level) return 1
    if (item.level === level) return (item.number ?? 0) + 1
  }
  return 1
}

function cardOf(line: DeltaLine, { cards }: Filled): { url: string; width: number } | null {
  const id = line.runs.map((run) => run.embed && 'embedCard' in run.embed && run.embed.embedCard).find(Boolean)
  const card = id ? cards.get(id) : undefined
  const url = card && linkTarget(card.url)
  return card && url ? { url, width: card.width } : null
}

function runsOf(runs: readonly DeltaRun[], filled: Filled): Run[] {
  const result: Run[] = []
  for (const { text, embed, link, ...look } of runs) {
    const target = link ? linkTarget(link) : null
    const run: Run = { text: cleanText(text), ...look, ...(target && { link: target }) }
    if (embed) Object.assign(run, fill(embed, filled))
    if (run.text) result.push(run)
  }
  return result
}

function fill(embed: NonNullable<DeltaRun['embed']>, filled: Filled): Partial<Run> {
  if ('candidateName' in embed) return { text: filled.candidateName, placeholder: 'candidateName' }
  if ('identifier' in embed) return { text: filled.identifier, placeholder: 'identifier' }
  if ('tag' in embed) return { text: filled.tags.get(embed.tag) ?? '', placeholder: `tag:${embed.tag}` }
  const card = filled.cards.get(embed.embedCard)
  const link = card && linkTarget(card.url)
  return card && link ? { text: card.title || new URL(link).hostname, link } : {}
}

function withoutTabs(run: Run): Run {
  return { ...run, text: run.text.replace(/\t+/g, ' ') }
}
