import type { ParsedJob } from '@tabard/contract'

/** Months since year 0; the unit all spans are measured in. */
type Month = number

interface Span {
  from: Month
  /** The month after the last one. */
  to: Month
}

/**
 * Years of work from merged month ranges, so that concurrent jobs count once, and the mean length of a job.
 * A date with only its year counts from January to December where it ends a job, and from January where it starts one,
 * except that a job dated `2012 – 2014` counts two years, not three.
 */
export function measureTimeline(
  jobs: readonly Pick<ParsedJob, 'start' | 'end' | 'current'>[],
  today: Date = new Date(),
): { totalExperience: number | null; averageTenure: number | null } {
  const spans = jobs.flatMap((job) => spanOf(job, today) ?? [])
  if (spans.length === 0) return { totalExperience: null, averageTenure: null }
  const merged = mergeSpans(spans)
  return {
    totalExperience: inYears(merged.reduce((sum, span) => sum + span.to - span.from, 0)),
    averageTenure: inYears(spans.reduce((sum, span) => sum + span.to - span.from, 0) / spans.length),
  }
}

export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

function spanOf(job: Pick<ParsedJob, 'start' | 'end' | 'current'>, today: Date): Span | null {
  if (!job.start) return null
  const start = readMonth(job.start.value)
  if (start === null) return null
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
  if (job.current) return start.month < now ? { from: start.month, to: now } : null
  if (!job.end) return { from: start.month, to: start.month + (start.isYear ? 12 : 1) }
  const end = readMonth(job.end.value)
  if (end === null) return null
  const to = end.isYear ? end.month + (start.isYear && start.month < end.month ? 0 : 12) : end.month + 1
  return to > start.month ? { from: start.month, to: Math.min(to, now) } : null
}

function readMonth(value: string): { month: Month; isYear: boolean } | null {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(value)
  if (!match) return null
  return { month: Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : 0), isYear: !match[2] }
}

const inYears = (months: number): number => Math.round((months / 12) * 10) / 10
