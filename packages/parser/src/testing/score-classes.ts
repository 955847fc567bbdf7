import type { ParsedCv } from '@tabard/contract'
import { parse } from '../parse.ts'
import { truthOf, type Layout, type LayoutClass } from './classes/layout-class.ts'
import { layoutClasses } from './classes/index.ts'
import { countWholeJobs, judgeValues, type Judged } from './judge-values.ts'
import { people, type Person } from './people.ts'
import { key } from './score-sample.ts'

/** How many people each layout is made of. */
const PEOPLE_EACH = 2

/** How one invented CV was read. */
export interface ClassReading {
  className: string
  file: string
  cv: ParsedCv
  jobs: number
  wholeJobs: number
  /** Facts besides the jobs, each with whether it is right. */
  facts: Record<string, boolean>
  judged: Judged[]
}

/** Builds and reads every layout of every class. */
export async function readClasses(only: RegExp = /(?:)/): Promise<ClassReading[]> {
  const readings: ClassReading[] = []
  let turn = 0
  for (const layoutClass of layoutClasses) {
    for (const layout of layoutClass.layouts) {
      for (let index = 0; index < PEOPLE_EACH; index += 1) {
        const person = people[turn % people.length]
        turn += 1
        if (person && only.test(`${layoutClass.name} ${layout.name}`))
          readings.push(await readOne(layoutClass, layout, person))
      }
    }
  }
  return readings
}

async function readOne(layoutClass: LayoutClass, layout: Layout, person: Person): Promise<ClassReading> {
  const truth = truthOf(person, layout)
  const file = `${layoutClass.name}: ${layout.name}, ${person.name}`
  const result = await parse(layout.build(person))
  if (!result.ok) throw new Error(`${file}: ${result.reason}`)
  const { cv } = result
  const headings = cv.sections.map((section) => key(section.heading))
  const jobs = countWholeJobs(cv, truth)
  return {
    className: layoutClass.name,
    file,
    cv,
    jobs: truth.experience.length,
    wholeJobs: jobs,
    facts: {
      name: key(cv.candidateName?.value ?? '') === key(truth.name),
      email: cv.emailAddress?.value === truth.email,
      phone: digits(cv.phoneNumber?.value) === digits(truth.phone),
      headings: truth.sections.every((heading) => headings.includes(key(heading))),
      'no other job': cv.experience.length <= truth.experience.length,
      ...(truth.education_count !== undefined && { education: cv.education.length === truth.education_count }),
      ...layout.facts?.(cv, person),
    },
    judged: judgeValues(cv, truth),
  }
}

const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '')
