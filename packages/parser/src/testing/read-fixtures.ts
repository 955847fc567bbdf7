import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '../parse.ts'
import { judgeValues, type Judged } from './judge-values.ts'
import { parseSample, readTruth, sampleNames, type SampleTruth } from './samples.ts'

const folder = join(import.meta.dirname, '../../fixtures/layouts')

/** Every value that was read from the sample CVs and from the stored layouts, held against its truth. */
export async function judgeStored(): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const name of sampleNames(/\.(?:pdf|docx)$/)) {
    const result = await parseSample(name)
    // The truth of the samples is a little freer with what belongs to a name.
    if (result.ok) judged.push(...judgeValues(result.cv, readTruth(name), true))
  }
  const truths = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Record<string, SampleTruth>
  for (const [file, truth] of Object.entries(truths)) {
    const result = await parse(new Uint8Array(readFileSync(join(folder, file))))
    if (result.ok) judged.push(...judgeValues(result.cv, truth, true))
  }
  return judged
}
