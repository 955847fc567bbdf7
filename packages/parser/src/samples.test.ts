import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ParsedCv } from '@tabard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseSample, readTruth, sampleNames } from './testing/samples.ts'
import { scoreSample, type SampleScore } from './testing/score-sample.ts'

const REFUSED: Readonly<Record<string, string>> = {
  'derived-encrypted-userpw-secret.pdf': 'encrypted',
  'derived-truncated.pdf': 'damaged',
}
const names = sampleNames(/\.(?:pdf|docx)$/).filter((name) => !(name in REFUSED))
const scores: SampleScore[] = []
const cvs: ParsedCv[] = []

beforeAll(async () => {
  for (const name of names) {
    const result = await parseSample(name)
    if (!result.ok) throw new Error(`${name}: ${result.reason}`)
    cvs.push(result.cv)
    scores.push(scoreSample(readTruth(name), result.cv))
  }
}, 120_000)

const share = (count: (score: SampleScore) => number, of: (score: SampleScore) => number): number =>
  scores.reduce((sum, score) => sum + count(score), 0) / scores.reduce((sum, score) => sum + of(score), 0)
const rate = (hit: (score: SampleScore) => boolean): number =>
  share(
    (score) => Number(hit(score)),
    () => 1,
  )

describe('the sample CVs', () => {
  it('give every part of a job right for nine jobs in ten', () => {
    expect(
      share(
        ({ jobsRight }) => jobsRight,
        ({ jobs }) => jobs,
      ),
    ).toBeGreaterThanOrEqual(0.9)
  })

  it('give nearly every name and every e-mail address', () => {
    expect(rate(({ name }) => name)).toBeGreaterThanOrEqual(0.95)
    expect(rate(({ email }) => email)).toBe(1)
  })

  it('give telephone numbers, and none where none is printed', () => {
    expect(rate(({ phone }) => phone)).toBeGreaterThanOrEqual(0.95)
  })

  it('give profile addresses, schools and headings', () => {
    expect(rate(({ url }) => url)).toBe(1)
    expect(rate(({ educationCount }) => educationCount)).toBeGreaterThanOrEqual(0.9)
    expect(
      share(
        ({ headingsFound }) => headingsFound,
        ({ headings }) => headings,
      ),
    ).toBeGreaterThanOrEqual(0.95)
  })

  it.each(Object.entries(REFUSED))('are refused with their reason: %s', async (name, reason) => {
    expect(await parseSample(name)).toEqual({ ok: false, reason })
  })

  it('have no part of theirs in the code', () => {
    const code = sourceFiles(import.meta.dirname)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
      .toLowerCase()
    const strings = names
      .map(readTruth)
      .flatMap((truth) => [truth.name, truth.email, ...truth.experience.map((job) => job.employer)])
    const known = strings.filter((text): text is string => text !== null && text.length > 3)
    expect(
      known.filter(
        (text) => code.includes(`'${text.toLowerCase()}'`) || (text.includes(' ') && code.includes(text.toLowerCase())),
      ),
    ).toEqual([])
  })
})

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourceFiles(path)
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}
