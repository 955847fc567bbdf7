import type { Parsed, ParsedEducation, ParsedJob } from '@tabard/contract'
import type { Line } from '../model.ts'
import { joinPieces, pieceOfCell, slicePiece, trimPiece, type Piece } from '../piece.ts'
import { findDateRanges, formatDate } from './date-range.ts'
import { parsedFrom } from './parsed.ts'
import { companyLikeness, titleLikeness } from './role-words.ts'
import { placeLikeness } from './place-words.ts'

/**
 * The history table of the Japanese résumé form: one row a month, `year | month | what happened`. Joining a school or
 * company has one row, leaving it another.
 */
interface FormRow {
  date: Parsed
  text: Piece
  event: 'enter' | 'graduate' | 'join' | 'leave' | 'other'
  isCurrent: boolean
}

const EVENTS: readonly (readonly [FormRow['event'], RegExp])[] = [
  ['enter', /入学|編入/],
  ['graduate', /卒業|修了|中退|中途退学/],
  ['leave', /退社|退職|満了|離職/],
  ['join', /入社|入職|就職|入所|着任/],
]

/** Whether a section is such a table. */
export const isHistoryForm = (lines: readonly Line[]): boolean =>
  readRows(lines).filter(({ event }) => event !== 'other').length >= 2

function readRows(lines: readonly Line[]): FormRow[] {
  return lines.flatMap((line): FormRow[] => {
    const pieces = line.cells.map(pieceOfCell)
    const text = pieces.at(-1)
    const year = /^(?:19|20)\d{2}年?$/.test(pieces[0]?.text ?? '') ? pieces[0] : undefined
    const month = /^\d{1,2}月?$/.test(pieces[1]?.text ?? '') ? pieces[1] : undefined
    if (text && year && month && pieces.length >= 3) {
      const value = `${year.text.slice(0, 4)}-${month.text.replace('月', '').padStart(2, '0')}`
      return [rowOf(parsedFrom(joinPieces([year, month], ' '), 0.95, value), text)]
    }
    // The same row typed as text: `2014年4月 株式会社○○ 入社`.
    const whole = joinPieces(pieces, ' ')
    const [range] = findDateRanges(whole.text)
    if (!range?.start || !range.startAt || range.from > 2) return []
    return [
      rowOf(parsedFrom(slicePiece(whole, ...range.startAt), 0.9, formatDate(range.start)), slicePiece(whole, range.to)),
    ]
  })
}

const rowOf = (date: Parsed, text: Piece): FormRow => ({
  date,
  text,
  event: EVENTS.find(([, pattern]) => pattern.test(text.text))?.[0] ?? 'other',
  isCurrent: /現在に至る/.test(text.text),
})

/** The values in a row such as `東京都千代田区・株式会社○○・エンジニア・入社`. */
function valuesOf(row: FormRow): Piece[] {
  const values: Piece[] = []
  let from = 0
  for (const match of row.text.text.matchAll(/[・\s　]+|$/gu)) {
    const value = trimPiece(slicePiece(row.text, from, match.index))
    from = match.index + match[0].length
    if (value.text !== '' && !EVENT_WORD.test(value.text)) values.push(value)
  }
  return values
}

const EVENT_WORD =
  /^(?:入学|編入学?|卒業|修了|退社|退職|入社|入職|現在に至る|以上|一身上の都合により.*|.*により(?:退社|退職))$/u

export function readFormEducation(lines: readonly Line[]): ParsedEducation[] {
  const schools: ParsedEducation[] = []
  for (const row of readRows(lines)) {
    if (row.event !== 'enter' && row.event !== 'graduate') continue
    const [school, ...course] = valuesOf(row)
    if (!school) continue
    const name = school.text.replace(/(?:入学|卒業|修了|中途?退学?)$/, '')
    const open = schools.find((entry) => entry.institution?.value === name && !entry.end)
    if (row.event === 'graduate' && open) {
      open.end = row.date
      continue
    }
    schools.push({
      institution: parsedFrom(school, 0.9, name),
      qualification: course[0] ? parsedFrom(joinPieces(course, '・'), 0.8) : null,
      start: row.event === 'enter' ? row.date : null,
      end: row.event === 'graduate' ? row.date : null,
      summary: [],
    })
  }
  return schools
}

export function readFormJobs(lines: readonly Line[]): ParsedJob[] {
  const jobs: ParsedJob[] = []
  for (const row of readRows(lines)) {
    const values = valuesOf(row)
    if (row.event === 'join') {
      const employer = values.find((value) => companyLikeness(value.text) > 0) ?? values[0] ?? null
      const title = values.find((value) => value !== employer && titleLikeness(value.text) > 0) ?? null
      const place =
        values.find(
          (value) =>
            value !== employer &&
            value !== title &&
            (placeLikeness(value.text) > 0 || /[都道府県市区]/.test(value.text)),
        ) ?? null
      jobs.push({
        employer: employer ? parsedFrom(employer, 0.85, employer.text.replace(/(?:に)?(?:入社|入職|就職)$/, '')) : null,
        title: title ? parsedFrom(title, 0.85) : null,
        location: place ? parsedFrom(place, 0.7) : null,
        start: row.date,
        end: null,
        current: row.isCurrent,
        summary: [],
      })
    } else if (row.event === 'leave') {
      const open =
        jobs.find((job) => !job.end && job.employer && row.text.text.includes(job.employer.value)) ??
        jobs.findLast((job) => !job.end)
      if (open) open.end = row.date
    }
  }
  const last = jobs.at(-1)
  if (
    last &&
    !last.end &&
    /現在に至る/.test(lines.map((line) => line.cells.map((cell) => pieceOfCell(cell).text).join(' ')).join(' '))
  )
    last.current = true
  return jobs
}
