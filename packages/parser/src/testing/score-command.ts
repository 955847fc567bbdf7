// npm run score -- [--write] [PATTERN]: how the invented CVs of each class are read. With a pattern, what was read wrong in
// those it matches; with --write, the page of the docs.
import { writeFileSync } from 'node:fs'
import type { Parsed } from '@tabard/contract'
import { judgeStored } from './read-fixtures.ts'
import { calibrate, sharesOf, writeReadingPage } from './reading-page.ts'
import { readClasses, type ClassReading } from './score-classes.ts'

const page = new URL('../../../../docs/reference/reading.md', import.meta.url)
const isWriting = process.argv.includes('--write')
const pattern = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const readings = await readClasses(pattern === undefined ? undefined : new RegExp(pattern, 'i'))
if (isWriting && pattern === undefined) writeFileSync(page, writeReadingPage(readings, await judgeStored()))
for (const name of new Set(readings.map(({ className }) => className))) {
  const { jobs, facts } = sharesOf(readings.filter(({ className }) => className === name))
  print(`${name.padEnd(26)} jobs ${jobs.right}/${jobs.of}  facts ${facts.right}/${facts.of}`)
}
const { jobs, facts } = sharesOf(readings)
print(`jobs ${((jobs.right / jobs.of) * 100).toFixed(1)} %, facts ${((facts.right / facts.of) * 100).toFixed(1)} %`)
for (const { from, right, of } of calibrate(readings.flatMap(({ judged }) => judged))) {
  print(`confidence from ${from}: ${right}/${of}`)
}
if (pattern !== undefined) for (const reading of readings) printFaults(reading)

function printFaults({ file, cv, facts, jobs, wholeJobs }: ClassReading): void {
  const wrong = Object.entries(facts).flatMap(([fact, isRight]) => (isRight ? [] : [fact]))
  if (wrong.length === 0 && jobs === wholeJobs) return
  const show = (part: Parsed | null): string => (part ? `${part.value} (${part.confidence})` : '-')
  print(`\n${file}: jobs ${wholeJobs}/${jobs}, wrong: ${wrong.join(', ')}`)
  print([show(cv.candidateName), show(cv.phoneNumber), ...cv.sections.map(({ heading }) => heading)].join(' | '))
  for (const job of cv.experience) {
    const end = job.current ? 'present' : show(job.end)
    print(`   ${[job.title, job.employer, job.start].map(show).join(' | ')} – ${end}`)
  }
  print(`   ${[cv.skills, cv.languages].map((list) => list.map(({ value }) => value).join(', ')).join(' | ')}`)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
