import type { Block, BlockTree, Line, Run, SectionBlock } from './blocks.ts'

/**
 * Every line of the document in reading order: header, sidebar, main, footer. Bullets and numbers do not count as
 * words.
 */
export function toText(tree: BlockTree): string {
  return [
    ...headerLines(tree),
    ...tree.sidebar.flatMap(sectionLines),
    ...tree.main.flatMap(sectionLines),
    ...footerLines(tree),
  ]
    .filter((line) => line.trim())
    .join('\n')
}

/** The words of one line. */
export function lineText(line: Line): string {
  return runsText(line.runs)
}

export function runsText(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('')
}

export function headerLines({ header }: BlockTree): string[] {
  return [
    header.reference,
    header.brand.logo ? '' : header.brand.name,
    header.name,
    header.headline,
    header.location,
    ...header.contact.map((run) => run.text),
    ...header.facts.flatMap(({ label, value }) => [label, value]),
  ]
}

export function sectionLines(section: SectionBlock): string[] {
  return [section.title, ...section.blocks.flatMap(blockLines)]
}

function blockLines(block: Block): string[] {
  if (block.kind === 'list') {
    return block.items.map(({ line, detail }) => [lineText(line), runsText(detail ?? [])].filter(Boolean).join(' '))
  }
  if (block.kind !== 'entry') return [lineText(block.line)]
  const head = [block.title, block.organisation, block.dates].flatMap((line) => (line ? [lineText(line)] : []))
  return [...head, ...block.body.flatMap(blockLines)]
}

export function footerLines({ footer }: BlockTree): string[] {
  return [footer.company, footer.text, footer.presenter]
}

/** Whether a line such as "Technologies include:" introduces the next one. Such a line is never the last on a page. */
export function announces(line: Line): boolean {
  const text = lineText(line).trim()
  return text.length <= 60 && text.endsWith(':')
}
