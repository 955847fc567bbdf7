import { layoutClasses } from './classes/index.ts'
import type { Judged } from './judge-values.ts'
import type { ClassReading } from './score-classes.ts'

/** How sure a value is said to be, from the surest down. */
export const CONFIDENCE_STEPS = [0.9, 0.8, 0.7, 0.6, 0] as const

export interface Share {
  right: number
  of: number
}

/** The values of each step of confidence, and how many of them are right. */
export const calibrate = (judged: readonly Judged[]): (Share & { from: number })[] =>
  CONFIDENCE_STEPS.map((from, index) => {
    const below = CONFIDENCE_STEPS[index - 1] ?? Infinity
    const own = judged.filter(({ confidence }) => confidence >= from && confidence < below)
    return { from, right: own.filter(({ isRight }) => isRight).length, of: own.length }
  })

export const sharesOf = (readings: readonly ClassReading[]): { jobs: Share; facts: Share } => {
  const facts = readings.flatMap((reading) => Object.values(reading.facts))
  const sum = (count: (reading: ClassReading) => number): number => readings.reduce((all, one) => all + count(one), 0)
  return {
    jobs: { right: sum(({ wholeJobs }) => wholeJobs), of: sum(({ jobs }) => jobs) },
    facts: { right: facts.filter(Boolean).length, of: facts.length },
  }
}

/** The page of the docs that says how well CVs are read. */
export function writeReadingPage(readings: readonly ClassReading[], stored: readonly Judged[]): string {
  const classes = layoutClasses.map(({ name, says, layouts }) => {
    const { jobs, facts } = sharesOf(readings.filter(({ className }) => className === name))
    return `| \`${name}\` | ${says} | ${layouts.length} | ${show(jobs)} | ${show(facts)} |`
  })
  const all = sharesOf(readings)
  const steps = calibrate([...stored, ...readings.flatMap(({ judged }) => judged)]).map(
    ({ from, right, of }, index) =>
      `| ${index === 0 ? `${from} and more` : `${from} to ${String(CONFIDENCE_STEPS[index - 1])}`} | ${of} | ${right} | ${percent({ right, of })} |`,
  )
  return `# How CVs are read

Written by \`npm run score -- --write\` from CVs of people who do not exist. Do not edit. \`npm run score -- PATTERN\` shows one class in full.

## Layouts that were read badly once

Each class is a fault that other people's CVs showed, in layouts built by code (\`packages/parser/src/testing/classes\`), each for two people. A job counts
where its title, employer, start and end are all right, to the letter. The other facts are name, e-mail, telephone number, headings, the count of
schools, that no job was invented, and what the class itself is about.

| Class | What it is | Layouts | Jobs all right | Other facts right |
| --- | --- | --: | --: | --: |
${classes.join('\n')}
| all | | ${layoutClasses.reduce((sum, { layouts }) => sum + layouts.length, 0)} | ${show(all.jobs)} = ${percent(all.jobs)} | ${show(all.facts)} = ${percent(all.facts)} |

## What confidence means

Names, e-mail addresses, telephone numbers, titles, employers and dates of these CVs, of the samples and of the stored layouts, by the confidence the
parser gives them. A value in a job that nobody had is wrong. Where the parser says 0.9 or more, at least 97 in 100 must be right.

| Confidence | Values | Right | Share |
| --- | --: | --: | --: |
${steps.join('\n')}
`
}

const show = ({ right, of }: Share): string => `${right} of ${of}`
const percent = ({ right, of }: Share): string => (of === 0 ? '' : `${((right / of) * 100).toFixed(1)} %`)
