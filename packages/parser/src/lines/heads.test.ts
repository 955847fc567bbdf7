import { lineText } from '@tabard/contract'
import { expect, it } from 'vitest'
import { docxWith, item, para, run, BOLD, TAB } from '../testing/classes/set-docx.ts'
import { dates } from '../testing/classes/set-cv.ts'
import { people } from '../testing/people.ts'
import { parse } from '../parse.ts'

it('finds the head of a job at the words it was read from, and not where its employer is mentioned before', async () => {
  const [person] = people
  if (!person) throw new Error('nobody')
  const last = person.jobs.at(-1)?.employer ?? ''
  const result = await parse(
    docxWith(person, (job, index) =>
      [
        para(`${run(job.title, BOLD)}${TAB}${run(dates(job))}`),
        para(job.employer),
        ...job.says.map(item),
        index === 0 ? para(`With ${last}.`) : '',
      ].join(''),
    ),
  )
  if (!result.ok) throw new Error(result.reason)
  const lines = result.cv.sections.find(({ kind }) => kind === 'experience')?.lines ?? []
  const organisations = lines.filter(({ role }) => role === 'organisation').map((line) => lineText(line))
  expect(organisations).toEqual(person.jobs.map(({ employer }) => employer))
  expect(lines.find((line) => lineText(line) === `With ${last}.`)?.role).toBe('text')
})
