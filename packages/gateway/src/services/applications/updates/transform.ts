import { AppError, isLocalTransform, isModelTransform, type Application, type Op, type Section } from '@tabard/contract'
import { transformSections } from '@tabard/paper'
import { linesOf, mergeSections, opsOf, type DeltaLine, type DeltaRun } from '@tabard/paper/delta'
import type { Context } from '../../../context.ts'
import { companyDb } from '../../../store/db.ts'
import type { Json } from '../../../store/schema.ts'
import { readApplication } from '../get.ts'
import { storableSections } from '../storable-sections.ts'
import { changeOne, mustBeRead } from '../write-application.ts'
import type { Update } from './update.ts'

/** Sections handed to a model in one call, and how many at a time. */
const MAX_SECTIONS = 40
const AT_ONCE = 4

/**
 * Rewrites the text. What rules can do is done by rules; the rest a model does, section by section, and what others write
 * meanwhile is merged. The state before is a version, to go back to.
 */
export const transform: Update<'transform'> = async (context, actor, { appId, action }) => {
  const { transformType: type } = action
  const options = JSON.parse(action.transformOptions ?? '{}') as Record<string, unknown>
  if (isLocalTransform(type)) {
    return changeOne(context, actor, appId, (_db, row) => {
      mustBeRead(row)
      return { free_text: storableSections(transformSections(row.free_text as Section[], type, options)) }
    })
  }
  // A job's description is written for a job.
  if (!isModelTransform(type) || type === 'job-description') throw new AppError('assist_not_found')
  const before = await readApplication(companyDb(context.store, actor.companyId), appId)
  mustBeRead(before)
  if (type === 'cover-letter') {
    const text = await context.assist.transform({ type, options, text: textOfAll(before) })
    const [letter] = storableSections([{ id: 'letter', title: '', kind: 'other', content: contentOf(text, []) }])
    return changeOne(context, actor, appId, () => ({ cover_letter: (letter?.content ?? null) as Json | null }))
  }
  const mine = storableSections(await rewrite(context, before.freeText, type, options))
  return changeOne(context, actor, appId, (_db, row) => {
    mustBeRead(row)
    const theirs = row.free_text as Section[]
    return { free_text: row.revision === before.revision ? mine : mergeSections(before.freeText, mine, theirs) }
  })
}

async function rewrite(
  context: Context,
  sections: readonly Section[],
  type: string,
  options: Record<string, unknown>,
): Promise<Section[]> {
  const named = Array.isArray(options['sectionIds']) ? new Set<unknown>(options['sectionIds']) : null
  const asked = sections.filter((one) => (named ? named.has(one.id) : !one.hidden) && textOfSection(one).trim() !== '')
  if (asked.length > MAX_SECTIONS)
    throw new AppError('bad_request', { details: { issues: [`transformOptions: more than ${MAX_SECTIONS} sections`] } })
  const { sectionIds: _named, ...rest } = options
  const written = new Map<string, Op[]>()
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    await Promise.all(
      asked.slice(from, from + AT_ONCE).map(async (section) => {
        const text = await context.assist.transform({ type, options: rest, text: textOfSection(section) })
        written.set(section.id, contentOf(text, linesOf(section.content)))
      }),
    )
  }
  return sections.map((section) => ({ ...section, content: written.get(section.id) ?? section.content }))
}

const BULLET = /^\s*(?:[•*-]|\d{1,2}[.)])\s+/

/** A line each; items of lists say that they are, and what is no text stands as `{{n}}`. */
function textOfSection(section: Section): string {
  let at = 0
  return linesOf(section.content)
    .map(
      (line) =>
        (line.attributes.list ? '• ' : '') + line.runs.map((run) => (run.embed ? `{{${at++}}}` : run.text)).join(''),
    )
    .join('\n')
}

function textOfAll({ freeText }: Application): string {
  return freeText
    .filter((section) => !section.hidden)
    .map((section) => `${section.title}\n${textOfSection(section)}`)
    .join('\n\n')
}

/**
 * Text as a document. A line that was there before keeps its look, and the words a model wrote are words, never markup.
 * A tag or card it left out is put back at the end: it is not the model's to take away.
 */
function contentOf(text: string, before: readonly DeltaLine[]): Op[] {
  const known = new Map(
    before.map((line) => [
      line.runs
        .map((run) => run.text)
        .join('')
        .trim(),
      line,
    ]),
  )
  const embeds = before.flatMap((line) => line.runs.filter((run) => run.embed))
  const left = new Set(embeds)
  const runsOf = (words: string): DeltaRun[] =>
    words.split(/(\{\{\d+\}\})/).flatMap((part): DeltaRun[] => {
      const embed = embeds[Number(/^\{\{(\d+)\}\}$/.exec(part)?.[1] ?? -1)]
      if (!embed) return part === '' ? [] : [{ text: part }]
      // Said twice, it would stand twice.
      return left.delete(embed) ? [embed] : []
    })
  const lines = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split('\n')
    .map((line): DeltaLine => {
      const isItem = BULLET.test(line)
      const words = (isItem ? line.replace(BULLET, '') : line).trim()
      const same = words === '' ? undefined : known.get(words)
      return same ?? { runs: runsOf(words), attributes: isItem ? { list: 'bullet' } : {} }
    })
  if (left.size > 0) lines.push({ runs: [...left], attributes: {} })
  return opsOf(lines)
}
