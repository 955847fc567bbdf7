import type { Parsed } from '@tabard/contract'
import { describe, expect, it } from 'vitest'
import { measureTimeline } from './timeline.ts'

const today = new Date('2024-07-15T00:00:00Z')
const at = (value: string): Parsed => ({ value, confidence: 1, source: [] })
const job = (start: string, end: string | null): { start: Parsed; end: Parsed | null; current: boolean } => ({
  start: at(start),
  end: end === null ? null : at(end),
  current: end === null,
})

describe('measureTimeline', () => {
  it('counts both ends of a range of months', () => {
    expect(measureTimeline([job('2020-01', '2020-12')], today).totalExperience).toBe(1)
  })

  it('counts concurrent jobs once, and each in the mean', () => {
    const jobs = [job('2018-01', '2019-12'), job('2019-01', '2020-12')]
    expect(measureTimeline(jobs, today)).toEqual({ totalExperience: 3, averageTenure: 2 })
  })

  it('leaves gaps out', () => {
    expect(measureTimeline([job('2010-01', '2010-12'), job('2020-01', '2020-12')], today).totalExperience).toBe(2)
  })

  it('counts a current job up to this month', () => {
    expect(measureTimeline([job('2024-01', null)], today).totalExperience).toBe(0.6)
  })

  it('does not count the last of two bare years in full', () => {
    expect(measureTimeline([job('2012', '2014')], today).totalExperience).toBe(2)
    expect(measureTimeline([job('2012', '2012')], today).totalExperience).toBe(1)
  })

  it('is null without a dated job, and ignores what ends before it starts', () => {
    expect(measureTimeline([], today)).toEqual({ totalExperience: null, averageTenure: null })
    expect(measureTimeline([job('2014-01', '2012-01')], today).totalExperience).toBeNull()
  })
})
