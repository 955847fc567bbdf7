import type { Entry } from './entry.ts'
import { isPlace, splitAtCommas, type HeadPart } from './head-parts.ts'
import { isRegionWord, placeLikeness } from './place-words.ts'
import { detachPlace, joinPlaces } from './detach-place.ts'
import type { RoleEvidence } from './role-evidence.ts'
import { splitNames } from './split-names.ts'

/** Which part of an entry's head is what. */
export interface Roles {
  first: HeadPart | null
  second: HeadPart | null
  place: HeadPart | null
  /** Of 0 to 1, how clearly the two were told apart. */
  certainty: number
  rest: HeadPart[]
}

/**
 * Tells the two names in each head apart. One document puts the same thing at the same place and in the same look, so
 * the evidence of all entries is summed before any of them is decided.
 */
export function assignRoles(entries: readonly Entry[], evidence: RoleEvidence): Roles[] {
  const heads = splitNames(
    entries.map(({ head }) => head),
    evidence,
  )
  const prepared = heads.map((head) => prepare(head, evidence))
  const labelled = heads.map((head) => readLabelled(head, evidence))
  const votes = new Map<string, { first: number; second: number; count: number }>()
  for (const { names } of prepared) {
    for (const part of names) {
      const vote = votes.get(slotOf(part)) ?? { first: 0, second: 0, count: 0 }
      vote.first += evidence.first(part.piece.text)
      vote.second += evidence.second(part.piece.text)
      vote.count += 1
      votes.set(slotOf(part), vote)
    }
  }
  return prepared.map(({ names, places }, index) => labelled[index] ?? decide(names, places, votes, evidence))
}

/** Where labels are printed, they alone decide. */
function readLabelled(head: readonly HeadPart[], evidence: RoleEvidence): Roles | null {
  const find = (role: HeadPart['role']): HeadPart | null => head.find((part) => part.role === role) ?? null
  const [first, second] = [find('first'), find('second')]
  if (!first && !second) return null
  const [name, place] = second ? detachPlace(second) : []
  const unlabelled = head.filter((part) => part.role === null && !(place === undefined && isPlace(part)))
  return {
    first: first ?? unlabelled[0] ?? null,
    second: name ?? (first ? likeliest(unlabelled, evidence) : null),
    place: find('place') ?? place ?? head.find((part) => part.role === null && isPlace(part)) ?? null,
    certainty: 0.95,
    rest: unlabelled,
  }
}

/**
 * The employer of an entry whose title is labelled: the part that reads like an employer, or at least not like a title
 * or a place.
 */
const likeliest = (parts: readonly HeadPart[], evidence: RoleEvidence): HeadPart | null =>
  parts.find((part) => evidence.second(part.piece.text) > 0) ??
  parts.find((part) => evidence.first(part.piece.text) === 0 && placeLikeness(part.piece.text) < 0.9) ??
  null

const slotOf = (part: HeadPart): string =>
  [
    part.offset,
    part.after,
    part.style.bold ? 'b' : '',
    part.style.italic ? 'i' : '',
    part.style.color,
    Math.round(part.style.size),
  ].join('|')

function prepare(head: readonly HeadPart[], evidence: RoleEvidence): { names: HeadPart[]; places: HeadPart[] } {
  const named = head.filter((part) => !isNoise(part.piece.text))
  // `Freelance` beside two names is a remark. Beside one name it is the employer.
  const withoutPlaces = named.filter((part) => placeLikeness(part.piece.text) < 0.9)
  let parts = withoutPlaces.length >= 2 ? named : head.filter((part) => !isAddress(part.piece.text))
  const nameable = parts.filter((part) => placeLikeness(part.piece.text) < 0.9)
  if (nameable.length <= 1 || !tellApart(nameable, evidence)) {
    parts = parts.flatMap((part) => {
      if (placeLikeness(part.piece.text) >= 0.9 || !/[,、،，]/.test(part.piece.text)) return [part]
      if (nameable.length > 1 && evidence.first(part.piece.text) + evidence.second(part.piece.text) < 0.5) return [part]
      return joinPlaces(splitAtCommas(part))
    })
  } else {
    // `Acme Inc., Berlin` is a name with its place behind it. `Accra, Ghana` is a place already.
    parts = parts.flatMap((part) => (isPlace(part) ? [part] : detachPlace(part)))
  }
  // `Gulf Marine, Dubai` reads like a town and its country. It is split only where a name is missing.
  if (parts.filter((part) => placeLikeness(part.piece.text) < 0.9).length < 2) {
    parts = parts.flatMap((part) =>
      placeLikeness(part.piece.text) === 0.9 ? guessed(joinPlaces(splitAtCommas(part))) : [part],
    )
  }
  const places = parts.filter((part) => placeLikeness(part.piece.text) >= 0.9 || isRegionWord(part.piece.text))
  const names = parts.filter((part) => !places.includes(part))
  return { names: names.length > 0 ? names : parts, places: names.length > 0 ? places : [] }
}

/** Names that may as well be a town and its country. */
const guessed = (parts: readonly HeadPart[]): HeadPart[] =>
  parts.length > 2 || parts.some(isPlace) ? [...parts] : parts.map((part) => ({ ...part, isGuessed: true }))

/** Whether the two roles already stand in separate parts. */
const tellApart = (parts: readonly HeadPart[], evidence: RoleEvidence): boolean => {
  const both = parts.find(
    (part) =>
      evidence.first(part.piece.text) > 0.5 && evidence.second(part.piece.text) > 0.5 && /,/.test(part.piece.text),
  )
  return parts.length >= 2 && (both === undefined || parts.length > 2)
}

/** Kinds of employment and other remarks that are no name. */
const isNoise = (text: string): boolean =>
  /^(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|freelance|internship|seasonal|vollzeit|teilzeit|befristet|festanstellung|cdi|cdd|temps plein|temps partiel|tiempo completo|jornada completa|\d+ ?%|(?:gpa|grade|note|abschlussnote|cgpa)\b.*)$/i.test(
    text.trim(),
  ) ||
  /^(?:事業内容|業務内容|期間|従業員数?|資本金|設立|雇用形態|売上高?|公司规模|公司性质|所属行业|工作描述|工作内容)(?:$|\s*[:：])/u.test(
    text.trim(),
  ) ||
  /^https?:|^www\.|@\w/.test(text.trim())

const isAddress = (text: string): boolean => /^https?:|^www\.|@\w/.test(text.trim())

function decide(
  names: readonly HeadPart[],
  places: readonly HeadPart[],
  votes: ReadonlyMap<string, { first: number; second: number; count: number }>,
  evidence: RoleEvidence,
): Roles {
  const scored = names.map((part) => {
    const vote = votes.get(slotOf(part))
    const mean = (sum: number): number => (vote ? sum / vote.count : 0)
    return {
      part,
      first: evidence.first(part.piece.text) + (vote ? mean(vote.first) * 1.2 : 0),
      second: evidence.second(part.piece.text) + (vote ? mean(vote.second) * 1.2 : 0),
    }
  })
  const none = { first: null, second: null, place: places[0] ?? null, certainty: 0, rest: [] }
  const [only] = scored
  if (!only) return none
  if (scored.length === 1) {
    const isFirst = only.first > 0 || only.second === 0 ? only.first >= only.second : false
    return { ...none, first: isFirst ? only.part : null, second: isFirst ? null : only.part, certainty: 0.6 }
  }
  let best: { a: (typeof scored)[number]; b: (typeof scored)[number]; score: number } | null = null
  let runnerUp = -Infinity
  for (const a of scored) {
    for (const b of scored) {
      if (a === b) continue
      // A name near the top of the head, or an emphasised one, is more likely.
      const prominence = (part: HeadPart): number =>
        -0.12 * scored.findIndex((entry) => entry.part === part) + (part.style.bold ? 0.1 : 0)
      const score = a.first - a.second + (b.second - b.first) + prominence(a.part) + prominence(b.part)
      if (!best || score > best.score) {
        runnerUp = best?.score ?? runnerUp
        best = { a, b, score }
      } else if (score > runnerUp) {
        runnerUp = score
      }
    }
  }
  if (!best) return none
  const { a, b } = best
  return {
    first: a.part,
    second: b.part,
    place: places[0] ?? null,
    certainty: certaintyOf(a, b, best.score - runnerUp),
    rest: names.filter((part) => part !== a.part && part !== b.part),
  }
}

interface Scored {
  part: HeadPart
  first: number
  second: number
}

/** How clearly the two were told apart, from what speaks for each and from the next best choice. */
function certaintyOf(a: Scored, b: Scored, lead: number): number {
  const evidence = Math.min(0.5, (a.first + b.second) / 4)
  const isGuess = a.part.isGuessed || b.part.isGuessed
  return Math.min(isGuess ? 0.5 : 1, 0.5 + evidence - (lead < 0.05 ? 0.15 : 0))
}
