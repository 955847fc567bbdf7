import {
  AppError,
  normaliseBullet,
  type InventedValue,
  type Op,
  type Section,
  type TransformRequest,
} from '@tabard/contract'
import { linesOf, opsOf, type DeltaLine } from '@tabard/paper/delta'
import type { Context } from '../../context.ts'

type Job = Pick<TransformRequest, 'type' | 'options' | 'jobDescription'>

/** Most questions at the same time, so that one CV does not occupy the model alone. */
const AT_ONCE = 3
/** Most pieces of a text; each is one question to the model. A long CV has forty, so a text with more was made to run up costs. */
const PIECES_MAX = 150

/**
 * Sections in a model's words. Heads of jobs, degrees and parts stay as they are: titles, employers and dates are no
 * matter of style. What stands below one of them is one piece of text, and comes back as lines and list items.
 */
export async function rewriteSections(
  context: Context,
  sections: readonly Section[],
  job: Job,
): Promise<{ sections: Section[]; invented: InventedValue[] }> {
  const only = new Set(namesOf(job.options?.['sectionIds']))
  const isMeant = (section: Section): boolean => !section.hidden && (only.size === 0 || only.has(section.id))
  const plans = sections.map((section) => ({ section, blocks: isMeant(section) ? blocksOf(section.content) : [] }))
  const waiting = plans.flatMap((plan) => plan.blocks).filter((block) => block.isText)
  if (waiting.length > PIECES_MAX) {
    throw new AppError('bad_request', { details: { issues: ['sections: too many pieces; name some by sectionIds'] } })
  }
  const invented: InventedValue[] = []
  const work = async (): Promise<void> => {
    for (let block = waiting.shift(); block; block = waiting.shift()) {
      const answer = await context.assist.rewrite({ ...job, options: job.options ?? {}, text: block.text })
      invented.push(...answer.invented)
      block.lines = linesFrom(answer.text, block)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return {
    sections: plans.map(({ section, blocks }) =>
      blocks.length === 0 ? section : { ...section, content: opsOf(blocks.flatMap((block) => block.lines)) },
    ),
    invented: distinct(invented),
  }
}

interface Block {
  /** Whether it is text to be rewritten. A head or an empty line stays as it is. */
  isText: boolean
  lines: DeltaLine[]
  text: string
  embeds: DeltaLine['runs']
}

function blocksOf(content: readonly Op[]): Block[] {
  const blocks: Block[] = []
  for (const line of linesOf(content)) {
    const { header, entry } = line.attributes
    const hasWords = line.runs.some((run) => /[\p{L}\p{N}]/u.test(run.text))
    const last = blocks.at(-1)
    // Paragraphs with an empty line between them are asked as one question.
    const isText = !header && !entry && (hasWords || (last?.isText === true && line.runs.length === 0))
    const block = last?.isText && isText ? last : { isText, lines: [], text: '', embeds: [] }
    if (block !== last) blocks.push(block)
    block.lines.push(line)
    if (isText) block.text += `${block.text ? '\n' : ''}${saidBy(line, block.embeds)}`
  }
  return blocks
}

/** The line as a model reads it: a tag or card is a number in brackets, and is put back by it. */
function saidBy(line: DeltaLine, embeds: DeltaLine['runs']): string {
  const bullet = line.attributes.list ? '• ' : ''
  return (
    bullet + line.runs.map((run) => (run.embed ? `[[${embeds.push(run)}]]` : run.text.replaceAll('[[', '['))).join('')
  )
}

function linesFrom(text: string, { lines, embeds }: Block): DeltaLine[] {
  const list = lines.find((line) => line.attributes.list)?.attributes.list ?? 'bullet'
  const placed = new Set<number>()
  const written = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line): DeltaLine => {
      const said = normaliseBullet(line)
      const isItem = said.startsWith('• ')
      const runs = (isItem ? said.slice(2) : said).split(/(\[\[\d{1,4}\]\])/).flatMap((piece) => {
        const at = Number(/^\[\[(\d+)\]\]$/.exec(piece)?.[1] ?? 0) - 1
        const embed = placed.has(at) ? undefined : embeds[at]
        if (!embed) return piece && !/^\[\[\d+\]\]$/.test(piece) ? [{ text: piece }] : []
        placed.add(at)
        return [embed]
      })
      return { runs, attributes: isItem ? { list } : {} }
    })
  // A tag that the model forgot is not lost: it stands at the end.
  const forgotten = embeds.filter((_, at) => !placed.has(at))
  return forgotten.length > 0 ? [...written, { runs: forgotten, attributes: {} }] : written
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

function distinct(values: readonly InventedValue[]): InventedValue[] {
  return [...new Map(values.map((value) => [`${value.kind} ${value.value}`, value])).values()]
}
