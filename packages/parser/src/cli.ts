import { readFile } from 'node:fs/promises'
import { errorWords, type Parsed, type ParsedCv, type ParsedJob, type ParseResult } from '@tabard/contract'
import { parse } from './parse.ts'

/** By the system's code: why a path gives no bytes, and what to do. */
const notOpened: Readonly<Record<string, string>> = {
  ENOENT: 'No file stands at this path. Check the path and the name.',
  EISDIR: 'This is a folder. Name the files in it.',
  EACCES: 'You may not read this file. Ask for the right to, or copy it.',
}

/**
 * Prints one JSON object a line for each file: the whole reading, or with `--plain` only what people compare parsers
 * by. A file that cannot be read gives `{ file, ms, error, text }`: a code, and words that say what to do.
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
  const started = performance.now()
  const since = (): number => Math.round(performance.now() - started)
  let bytes: Uint8Array
  try {
    bytes = await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return {
      file,
      ms: since(),
      error: 'unopened',
      text: notOpened[code] ?? `This file cannot be opened (${code}).`,
    }
  }
  const result: ParseResult = await parse(bytes, { fileName: file })
  const ms = since()
  if (!result.ok) return { file, ms, error: result.reason, text: errorWords.in('en')[`file_${result.reason}`] }
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
