import type { Section } from '@tabard/contract'
import { linesOf, opsOf, type DeltaLine, type DeltaRun } from '../delta/index.ts'

/** Takes the place of an embed in a line's text. It is as long as the embed is in a Delta, and no text contains it. */
export const EMBED = '\ufffc'

/** The sections, with each line changed, dropped (null) or divided into several. */
export function changeLines(
  sections: readonly Section[],
  change: (line: DeltaLine, section: Section) => DeltaLine | readonly DeltaLine[] | null,
): Section[] {
  return sections.map((section) => {
    const lines = linesOf(section.content).flatMap((line) => {
      const changed = change(line, section)
      return changed === null ? [] : 'runs' in changed ? [changed] : [...changed]
    })
    return { ...section, content: lines.length > 0 ? opsOf(lines) : [{ insert: '\n' }] }
  })
}

export function lineText(line: DeltaLine): string {
  return line.runs.map((run) => (run.embed ? EMBED : run.text)).join('')
}

/** A piece of a line's text, and the text that replaces it. */
export interface Replacement {
  from: number
  to: number
  by: string
  /** Whether the pieces it touches also lose their links. */
  unlink?: boolean
}

/**
 * The line with pieces of its text replaced. The text beside them keeps its look, and each replacement gets the look of
 * the text it replaces.
 */
export function replaceInLine(line: DeltaLine, replacements: readonly Replacement[]): DeltaLine {
  if (replacements.length === 0) return line
  const sorted = [...replacements].sort((a, b) => a.from - b.from)
  const runs: DeltaRun[] = []
  let at = 0
  for (const run of line.runs) {
    const length = run.embed ? 1 : run.text.length
    runs.push(...cutRun(run, at, at + length, sorted))
    at += length
  }
  return { ...line, runs: runs.filter((run) => run.embed ?? run.text) }
}

function cutRun(run: DeltaRun, from: number, to: number, sorted: readonly Replacement[]): DeltaRun[] {
  const touching = sorted.filter((one) => one.from < to && one.to > from)
  if (run.embed || touching.length === 0) return [run]
  const { link, ...rest } = run
  const look = touching.some((one) => one.unlink) || link === undefined ? rest : { ...rest, link }
  let text = ''
  let at = from
  for (const one of touching) {
    text += run.text.slice(at - from, Math.max(at, one.from) - from)
    // A replacement over several runs is written once, where it begins.
    if (one.from >= from) text += one.by
    at = Math.max(at, Math.min(one.to, to))
  }
  return [{ ...look, text: text + run.text.slice(at - from) }]
}

/** The line with `change` applied to the text of each run. Embeds stay; runs without text are dropped. */
export function changeRuns(line: DeltaLine, change: (text: string, at: number) => string): DeltaLine {
  const runs = line.runs.map((run, at) => (run.embed ? run : { ...run, text: change(run.text, at) }))
  return { ...line, runs: runs.filter((run) => run.embed ?? run.text) }
}
