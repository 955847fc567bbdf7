import { changeLines, lineText, replaceInLine, type Replacement } from './change-lines.ts'
import { clearLine } from './remove-contact.ts'
import { textsOf, wordsFor, type Transform, type TransformOptions } from './transform.ts'

/**
 * Shorter parts of a name, such as "Li" and "de", are also common words, so they are only hidden as part of the whole
 * name.
 */
const PART_MIN = 3
const PARTICLES = new Set(['van', 'von', 'der', 'den', 'del', 'della', 'dos', 'das', 'bin', 'ibn', 'the', 'and', 'mrs'])

/**
 * Removes from a CV who the candidate is. `options.names` are the names to hide: the whole name in any spelling, its
 * parts where they are written as names are. With `options.employers` (names) these are hidden too. Contact details are
 * removed as well, unless `options.keepContact` is set. Pronouns stay, because the text does not tell whom they mean.
 * `options.replacement` and `options.employerReplacement` replace the default words in `options.language`.
 */
export const anonymise: Transform = (sections, options) => {
  const find = createFinder(options)
  const hidden = sections.map((section) => ({ ...section, title: replaceInText(section.title, find) }))
  const nameless = changeLines(hidden, (line) => {
    const unlinked = { ...line, runs: line.runs.map((run) => (run.link === undefined ? run : unlinkedIf(run, find))) }
    return replaceInLine(unlinked, find(lineText(line)))
  })
  if (options['keepContact'] === true) return nameless
  const values = textsOf(options, 'values')
  return changeLines(nameless, (line) => clearLine(line, values))
}

type Finder = (text: string) => Replacement[]

function createFinder(options: TransformOptions): Finder {
  const said = (name: string, otherwise: string): string => textsOf(options, name)[0] ?? otherwise
  const { hidden } = wordsFor(options)
  const candidate = said('replacement', hidden.candidate)
  const employer = said('employerReplacement', hidden.employer)
  const names = textsOf(options, 'names')
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const employers = textsOf(options, 'employers')
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const parts = new Set(
    names.flatMap((words) => words.filter((word) => word.length >= PART_MIN && !PARTICLES.has(word))),
  )
  return (text) => {
    const words = [...text.matchAll(WORD)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      key: fold(match[0]),
      isName: /^\p{Lu}/u.test(match[0]) || !/\p{Lu}|\p{Ll}/u.test(match[0]),
    }))
    const found: Replacement[] = []
    for (let at = 0; at < words.length;) {
      const length = Math.max(longest(words, at, names), 0)
      const company = longest(words, at, employers)
      const count = Math.max(length, company)
      const word = words[at]
      if (count > 0) {
        const last = words[at + count - 1]
        found.push({ from: word?.from ?? 0, to: last?.to ?? 0, by: company > length ? employer : candidate })
        at += count
      } else {
        if (word?.isName && parts.has(word.key)) found.push({ from: word.from, to: word.to, by: candidate })
        at += 1
      }
    }
    return joined(found, text)
  }
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** How many words from here on are one of these names. The longest name counts. */
function longest(words: readonly { key: string }[], at: number, names: readonly string[][]): number {
  return Math.max(
    0,
    ...names.filter((name) => name.every((word, index) => words[at + index]?.key === word)).map((name) => name.length),
  )
}

/** "Ada M. Example" is one person: parts with only an initial between them get one replacement. */
function joined(found: readonly Replacement[], text: string): Replacement[] {
  const result: Replacement[] = []
  for (const one of found) {
    const last = result.at(-1)
    if (last?.by === one.by && /^[\s,-]*(?:\p{Lu}\.?[\s-]*){0,2}$/u.test(text.slice(last.to, one.from)))
      last.to = one.to
    else result.push({ ...one })
  }
  return result
}

function wordsOf(name: string): string[] {
  return Array.from(name.matchAll(WORD), ([word]) => fold(word))
}

/** `José` and `JOSE` count as one name. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

function replaceInText(text: string, find: Finder): string {
  return find(text).reduceRight((rest, { from, to, by }) => rest.slice(0, from) + by + rest.slice(to), text)
}

/** A link whose address holds the name is removed too, whatever its words are. */
function unlinkedIf<Run extends { link?: string }>(run: Run, find: Finder): Run {
  const address = decoded(run.link ?? '').replace(/[-_.+/]/g, ' ')
  const large = address.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
  if (find(large).length === 0) return run
  const { link: _link, ...rest } = run
  return rest as Run
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
