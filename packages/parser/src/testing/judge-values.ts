import type { Parsed, ParsedCv, ParsedJob } from '@tabard/contract'
import type { SampleTruth } from './samples.ts'
import { isSameDate, isSimilar, key } from './score-sample.ts'

/** A value that was read, how sure the parser says it is, and whether it is right. */
export interface Judged {
  field: 'name' | 'email' | 'phone' | 'title' | 'employer' | 'start' | 'end'
  value: string
  confidence: number
  isRight: boolean
}

/** Whether two names are the same; `isClose` also takes a name that is a little longer or shorter. */
type Compare = (read: string, truth: string) => boolean
const sameLetters: Compare = (read, truth) => key(read) === key(truth)

/** Judges every value of a reading that has a truth to be held against. A job that nobody had is wrong in all its parts. */
export function judgeValues(cv: ParsedCv, truth: SampleTruth, isClose = false): Judged[] {
  const compare = isClose ? isSimilar : sameLetters
  const judged: Judged[] = []
  const add = (field: Judged['field'], parsed: Parsed | null, isRight: (value: string) => boolean): void => {
    if (parsed)
      judged.push({ field, value: parsed.value, confidence: parsed.confidence, isRight: isRight(parsed.value) })
  }
  const digits = (text: string | null): string => (text ?? '').replace(/\D/g, '')
  add('name', cv.candidateName, (value) => sameLetters(value, truth.name))
  add('email', cv.emailAddress, (value) => [truth.email, ...(truth.email_alt ?? [])].includes(value))
  add('phone', cv.phoneNumber, (value) => [truth.phone, ...(truth.phone_alt ?? [])].map(digits).includes(digits(value)))
  const left = [...truth.experience]
  for (const job of cv.experience) {
    const index = closest(job, left, compare)
    const [own] = index < 0 ? [undefined] : left.splice(index, 1)
    add('title', job.title, (value) => own !== undefined && (own.title === null || compare(value, own.title)))
    add(
      'employer',
      job.employer,
      (value) => own !== undefined && (own.employer === null || compare(value, own.employer)),
    )
    add('start', job.start, (value) => own !== undefined && isSameDate(value, own.start))
    add('end', job.end, (value) => own !== undefined && isSameDate(value, own.end))
  }
  return judged
}

/** How many jobs of the truth were read with title, employer and both dates. */
export function countWholeJobs(cv: ParsedCv, truth: SampleTruth): number {
  const left = [...cv.experience]
  return truth.experience.filter((own) => {
    const index = left.findIndex((job) => partsRight(job, own, sameLetters) === 4)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  }).length
}

type TrueJob = SampleTruth['experience'][number]

function partsRight(job: ParsedJob, own: TrueJob, compare: Compare): number {
  const named = (read: Parsed | null, truth: string | null): boolean =>
    truth === null || (read !== null && compare(read.value, truth))
  return [
    named(job.title, own.title),
    named(job.employer, own.employer),
    isSameDate(job.start?.value ?? null, own.start),
    isSameDate(job.current ? 'present' : (job.end?.value ?? null), own.end),
  ].filter(Boolean).length
}

/** The job of the truth that agrees in most parts; -1 where none agrees in two. */
function closest(job: ParsedJob, truths: readonly TrueJob[], compare: Compare): number {
  let [best, most] = [-1, 1]
  truths.forEach((own, index) => {
    const count = partsRight(job, own, compare)
    if (count > most) [best, most] = [index, count]
  })
  return best
}
