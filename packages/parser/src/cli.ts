import { readFile } from 'node:fs/promises'
import type { Parsed, ParsedCv, ParsedJob, ParseResult } from '@tabard/contract'
import { parse } from './parse.ts'

/**
 * Prints one JSON object a line for each file: the whole reading, or with `--plain` only what people compare parsers
 * by. A file that cannot be read gives `{ file, error }`.
 */
async function main(args: readonly string[]): Promise<void> {
  const isPlain = args.includes('--plain')
  const files = args.filter((argument) => !argument.startsWith('--'))
  if (files.length === 0) {
    process.stderr.write('Usage: npm run --silent parse -- [--plain] FILE...\n')
    process.exitCode = 2
    return
  }
  for (const file of files) {
    process.stdout.write(`${JSON.stringify(await readOne(file, isPlain))}\n`)
  }
}

async function readOne(file: string, isPlain: boolean): Promise<object> {
  let bytes: Uint8Array
  try {
    bytes = await readFile(file)
  } catch (error) {
    return { file, error: error instanceof Error && 'code' in error ? String(error.code) : 'unreadable' }
  }
  const started = performance.now()
  const result: ParseResult = await parse(bytes, { fileName: file })
  const ms = Math.round(performance.now() - started)
  if (!result.ok) return { file, error: result.reason }
  return isPlain ? { file, ms, ...plainForm(result.cv) } : { file, ms, ...result.cv }
}

function plainForm(cv: ParsedCv): object {
  const text = (value: Parsed | null): string | null => value?.value ?? null
  return {
    name: text(cv.candidateName),
    email: text(cv.emailAddress),
    phone: text(cv.phoneNumber),
    urls: cv.links.map((link) => link.value),
    sections: cv.sections.flatMap((section) => (section.heading === '' ? [] : [section.heading])),
    experience: cv.experience.map((job: ParsedJob) => ({
      employer: text(job.employer),
      title: text(job.title),
      start: text(job.start),
      end: job.current ? 'present' : text(job.end),
    })),
    education_count: cv.education.length,
  }
}

await main(process.argv.slice(2))
