import type { Parsed, ParsedCv } from '@tabard/contract'
import type { SampleTruth } from './samples.ts'

/** The rules of the samples' score.py, so that the thresholds are also checked where there is no Python. */
export interface SampleScore {
  name: boolean
  email: boolean
  phone: boolean
  url: boolean
  educationCount: boolean
  jobs: number
  jobsRight: number
  headings: number
  headingsFound: number
}

export function scoreSample(truth: SampleTruth, cv: ParsedCv): SampleScore {
  const text = (value: Parsed | null): string => value?.value ?? ''
  const digits = (value: string | null | undefined): string => (value ?? '').replace(/\D/g, '')
  const visible = truth.urls_visible ?? truth.urls
  const urls = cv.links.map((link) => bareUrl(link.value))
  const headings = cv.sections.map((section) => key(section.heading))
  return {
    name: key(text(cv.candidateName)) === key(truth.name),
    email: [truth.email ?? '', ...(truth.email_alt ?? [])].map(fold).includes(fold(text(cv.emailAddress))),
    phone: [truth.phone, ...(truth.phone_alt ?? [])].map(digits).includes(digits(text(cv.phoneNumber))),
    url: visible.length === 0 || visible.some((url) => urls.includes(bareUrl(url))),
    educationCount: truth.education_count === undefined || truth.education_count === cv.education.length,
    jobs: truth.experience.length,
    jobsRight: countRightJobs(truth, cv),
    headings: truth.sections.length,
    headingsFound: truth.sections.filter((heading) => headings.includes(key(heading))).length,
  }
}

function countRightJobs(truth: SampleTruth, cv: ParsedCv): number {
  const used = new Set<number>()
  let right = 0
  for (const job of truth.experience) {
    const index = cv.experience.findIndex(
      (read, position) =>
        !used.has(position) &&
        (job.employer === null || isSimilar(read.employer?.value ?? '', job.employer)) &&
        (job.title === null || isSimilar(read.title?.value ?? '', job.title)) &&
        isSameDate(read.start?.value ?? null, job.start) &&
        isSameDate(read.current ? 'present' : (read.end?.value ?? null), job.end),
    )
    if (index < 0) continue
    used.add(index)
    right += 1
  }
  return right
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\u00ad/g, '-')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

export const key = (text: string): string => fold(text).replace(/[^\p{L}\p{N}_]+/gu, '')

const bareUrl = (url: string): string =>
  fold(url)
    .replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '')
    .replace('//', '/')

/** The year is enough where the CV prints only that. */
export const isSameDate = (read: string | null, truth: string | null): boolean =>
  read === truth || (truth?.length === 4 && read?.slice(0, 4) === truth)

/** Equal, or one inside the other, or at least four fifths alike. */
export function isSimilar(a: string, b: string): boolean {
  const [left, right] = [key(a), key(b)]
  if (left === '' || right === '') return false
  if (left === right) return true
  if (left.length <= 3 || right.length <= 3) return false
  const [short, long] = left.length < right.length ? [left, right] : [right, left]
  return (
    (long.includes(short) && short.length / long.length >= 0.5) ||
    commonLength(left, right) * 2 >= 0.8 * (left.length + right.length)
  )
}

/** Length of the longest common subsequence. */
function commonLength(a: string, b: string): number {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const sign of a) {
    const next = [0]
    for (let index = 1; index <= b.length; index += 1) {
      next.push(sign === b[index - 1] ? (row[index - 1] ?? 0) + 1 : Math.max(row[index] ?? 0, next[index - 1] ?? 0))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
