import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from './parse.ts'
import type { SampleTruth } from './testing/samples.ts'
import { scoreSample } from './testing/score-sample.ts'

/** CVs of invented people, each in a layout that some country or template is known for. */
const folder = join(import.meta.dirname, '../fixtures/layouts')
const truths = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Record<string, SampleTruth>

describe('the layouts CVs come in', () => {
  it.each(Object.entries(truths))('reads %s whole', async (file, truth) => {
    const result = await parse(new Uint8Array(readFileSync(join(folder, file))))
    if (!result.ok) throw new Error(result.reason)
    const score = scoreSample(truth, result.cv)
    expect(result.cv.candidateName?.value).toBe(truth.name)
    expect(result.cv.emailAddress?.value ?? null).toBe(truth.email)
    expect({ ...score, headingsFound: undefined }).toMatchObject({
      phone: true,
      educationCount: true,
      jobsRight: score.jobs,
    })
    expect(score.headingsFound).toBeGreaterThanOrEqual(score.headings - 1)
  })
})
