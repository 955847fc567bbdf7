import type { Section, SectionKind } from '@tabard/contract'
import { linesOf, normaliseBullets, opsOf, type DeltaLine, type DeltaRun } from '../delta/index.ts'
import { EMBED, lineText } from './change-lines.ts'
import { textsOf, type Transform } from './transform.ts'

/** Kinds of section whose prose becomes list items if no sections were named. A profile is meant to be prose. */
const PROSE_KINDS: readonly SectionKind[] = ['experience', 'projects', 'volunteering']
/** A full stop after one of these, or after a single letter, does not end a sentence. */
const SHORT =
  /(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|prof|st|no|nos|inc|ltd|llc|co|corp|plc|dept|est|approx|e\.g|i\.e|etc|vs|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|z\.b|bzw|ca|mio|mrd)\.$/iu
const END = /[.!?](?=\s+[\p{Lu}\p{N}"“(])/gu

/**
 * Turns each sentence of a paragraph into a list item. Heads of entries and lines that are already list items stay; no
 * word is lost.
 */
export const bullets: Transform = (sections, options) => {
  const isNamed = textsOf(options, 'sectionIds').length > 0
  return sections.map((section) => (isNamed || PROSE_KINDS.includes(section.kind) ? listed(section) : section))
}

function listed(section: Section): Section {
  const lines = linesOf(normaliseBullets(section.content)).flatMap((line): DeltaLine[] => {
    const { list, entry, header } = line.attributes
    const text = lineText(line)
    if (list || entry || header || !/[\p{L}\p{N}]/u.test(text) || text.includes(EMBED)) return [line]
    return sentences(line, text).map((runs) => ({ runs, attributes: { ...line.attributes, list: 'bullet' } }))
  })
  return { ...section, content: opsOf(lines) }
}

function sentences(line: DeltaLine, text: string): DeltaRun[][] {
  const ends = [...text.matchAll(END)]
    .map((match) => match.index + 1)
    .filter((end) => !SHORT.test(text.slice(Math.max(0, end - 12), end)))
  let from = 0
  return [...ends, text.length].map((end) => {
    const runs = slice(line.runs, from, end)
    from = end
    return trimmed(runs)
  })
}

function slice(runs: readonly DeltaRun[], from: number, to: number): DeltaRun[] {
  let at = 0
  return runs.flatMap((run) => {
    const start = at
    at += run.text.length
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text ? [{ ...run, text }] : []
  })
}

function trimmed(runs: readonly DeltaRun[]): DeltaRun[] {
  return runs
    .map((run, at) => ({
      ...run,
      text:
        at === 0 && at === runs.length - 1
          ? run.text.trim()
          : at === 0
            ? run.text.trimStart()
            : at === runs.length - 1
              ? run.text.trimEnd()
              : run.text,
    }))
    .filter((run) => run.text)
}
