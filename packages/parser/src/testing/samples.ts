import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ParseResult } from '@tabard/contract'
import { parse } from '../parse.ts'

/** Real CVs of many layouts, each with what a reader finds in it. See the MANIFEST there. */
const folder = join(import.meta.dirname, '../../../../test/fixtures/cv-samples')

export interface SampleTruth {
  file: string
  name: string
  email: string | null
  email_alt?: string[]
  phone: string | null
  phone_alt?: string[]
  urls: string[]
  urls_visible?: string[]
  sections: string[]
  experience: { employer: string | null; title: string | null; start: string | null; end: string | null }[]
  education_count?: number
  expect_error?: boolean
}

export const sampleNames = (pattern: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()

export const readSample = (name: string): Uint8Array => new Uint8Array(readFileSync(join(folder, name)))

export const readTruth = (name: string): SampleTruth =>
  JSON.parse(readFileSync(join(folder, 'truth', `${name}.json`), 'utf8')) as SampleTruth

const parsed = new Map<string, Promise<ParseResult>>()

/** Each sample is read once in a test file. */
export function parseSample(name: string): Promise<ParseResult> {
  const known = parsed.get(name) ?? parse(readSample(name), { fileName: name })
  parsed.set(name, known)
  return known
}
