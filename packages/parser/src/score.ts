import type { ParsedCv } from '@tabard/contract'

type Scored = Pick<
  ParsedCv,
  | 'candidateName'
  | 'emailAddress'
  | 'phoneNumber'
  | 'experience'
  | 'education'
  | 'skills'
  | 'sections'
  | 'unplaced'
  | 'wordCount'
>

/** 0 to 100: how much is there of what people expect in a CV, weighted by the confidence of each value. */
export function scoreReading(cv: Scored): number {
  const sure = (value: { confidence: number } | null): number => value?.confidence ?? 0
  const mean = (values: readonly number[]): number =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
  const jobs = mean(cv.experience.map((job) => (sure(job.title) + sure(job.employer) + sure(job.start)) / 3))
  const schools = mean(cv.education.map((entry) => (sure(entry.institution) + sure(entry.qualification)) / 2))
  const headed = cv.sections.filter((section) => section.heading !== '').length
  const lost = cv.unplaced.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) / Math.max(1, cv.wordCount)
  const points =
    sure(cv.candidateName) * 18 +
    sure(cv.emailAddress) * 10 +
    sure(cv.phoneNumber) * 7 +
    jobs * 30 +
    schools * 12 +
    Math.min(1, cv.skills.length / 5) * 8 +
    Math.min(1, headed / 4) * 15
  return Math.round(Math.max(0, points * (1 - Math.min(0.5, lost))))
}
