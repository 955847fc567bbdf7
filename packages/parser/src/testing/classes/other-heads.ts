import type { Person } from '../people.ts'
import { bold, italic, plain, Sheet } from '../pdf-sheet.ts'
import type { SampleTruth } from '../samples.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, dotted, long, setBullets, setHeading, setRest, setTop, slashed, yearOnly } from './set-cv.ts'
import { BOLD, docxWith, ITALIC, item, para, run, TAB } from './set-docx.ts'

const yearTruth = (person: Person): Partial<SampleTruth> => ({
  experience: person.jobs.map(({ title, employer, start, end }) => ({
    title,
    employer,
    start: start.slice(0, 4),
    end: end === 'present' ? end : end.slice(0, 4),
  })),
})
const cell = (c: string): string => `<w:tc><w:tcPr/>${c}</w:tc>`
export const otherHeads: LayoutClass = {
  name: 'other-heads',
  says: 'Heads of jobs in the manners that CVs have beside these',
  layouts: [
    {
      name: 'commas one line',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(`${j.title}, ${j.employer}, ${j.place}`)], { right: dates(j) })
        }),
    },
    {
      name: 'commas with date',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line(`${j.title}, ${j.employer}, ${j.place}, ${dates(j)}`)
        }),
    },
    {
      name: 'date: title at emp (place)',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([plain(dates(j) + ': '), bold(j.title), plain(` at ${j.employer} (${j.place})`)])
        }),
    },
    {
      name: 'emp — place',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(`${j.employer} — ${j.place}`)], { right: dates(j) })
          s.line([italic(j.title)])
        }),
    },
    {
      name: 'emp, place — title',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(`${j.employer}, ${j.place} — ${j.title}`)], { right: dates(j, yearOnly) })
        }),
      truth: yearTruth,
    },
    {
      name: 'emp — title no bullets prose',
      format: 'pdf',
      build: (p) =>
        cvWith({ ...p, jobs: p.jobs.map((j) => ({ ...j, says: [] })) }, (s, j) => {
          s.line([bold(`${j.employer} — ${j.title}`)])
          s.line(dates(j, long))
          p.jobs
            .find((x) => x.title === j.title)
            .says.forEach((t) =>
              s.prose(
                t + ' It was a good time and a hard one, and the team grew from three to nine people over these years.',
              ),
            )
        }),
    },
    {
      name: 'margin dates left',
      format: 'pdf',
      build: (p) => {
        const s = new Sheet()
        setTop(s, p)
        setHeading(s, 'Experience')
        for (const j of p.jobs) {
          s.y += 6
          s.line([plain(dates(j, slashed, ' - '))])
          s.y -= 12 + 2
          s.line([bold(j.title)], { x: 170 })
          s.line([italic(`${j.employer}, ${j.place}`)], { x: 170 })
          setBullets(s, j.says, 180)
        }
        return setRest(s, p).bytes()
      },
    },
    {
      name: 'title (dates)',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(j.title), plain(` (${dates(j, slashed, ' - ')})`)])
          s.line(`${j.employer} · ${j.place}`)
        }),
    },
    {
      name: 'labels',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line(`Period: ${dates(j, dotted, ' - ')}`)
          s.line(`Employer: ${j.employer}, ${j.place}`)
          s.line(`Position: ${j.title}`)
        }),
    },
    {
      name: 'title caps',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(j.title.toUpperCase())])
          s.line([plain(j.employer, { color: [0.2, 0.5, 0.3] }), plain('  |  ' + j.place)], { right: dates(j) })
        }),
    },
    {
      name: 'middle dots',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(j.title)])
          s.line(`${j.employer} · ${j.place} · ${dates(j)}`, { size: 9 })
        }),
    },
    {
      name: 'employer then dates then title, plain all',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.y += 6
          s.line(`${j.employer}, ${j.place}`)
          s.line(dates(j, long))
          s.line(j.title)
        }),
    },
    {
      name: 'dates own line under',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(j.employer.toUpperCase())])
          s.line([italic(j.title)])
          s.line(dates(j, slashed, '-'), { size: 8 })
        }),
    },
    {
      name: 'docx table',
      format: 'docx',
      build: (p) =>
        docxWith(
          p,
          (j) =>
            `<w:tbl><w:tr>${cell(para(dates(j, slashed, ' - ')))}${cell(para(run(j.title, BOLD)) + para(`${j.employer}, ${j.place}`) + j.says.map(item).join(''))}</w:tr></w:tbl>`,
        ),
    },
    {
      name: 'docx blank paras prose',
      format: 'docx',
      build: (p) =>
        docxWith(
          p,
          (j) =>
            para(`${j.title} – ${j.employer}`) + para(dates(j, long)) + j.says.map((t) => para(t)).join('') + '<w:p/>',
        ),
    },
    {
      name: 'docx emp tab place, title tab dates',
      format: 'docx',
      build: (p) =>
        docxWith(
          p,
          (j) =>
            para(run(j.employer, BOLD) + TAB + run(j.place)) +
            para(run(j.title, ITALIC) + TAB + run(dates(j))) +
            j.says.map(item).join(''),
        ),
    },
    {
      name: 'dates first line with employer right',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(dates(j, long))], { right: [bold(j.employer)] })
          s.line([italic(j.title)], { right: [italic(j.place)] })
        }),
    },
    {
      name: 'emp | title | place | dates',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line(`${j.employer} | ${j.title} | ${j.place} | ${dates(j, slashed, ' - ')}`)
        }),
    },
    {
      name: 'emp / title slash',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(`${j.employer} / ${j.title}`)], { right: dates(j) })
        }),
    },
    {
      name: 'emp hyphen title',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(`${j.employer} - ${j.title}`)], { right: dates(j) })
        }),
    },
    {
      name: 'tech line',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(j.title)], { right: dates(j) })
          s.line([italic(j.employer)])
          s.line([bold('Tools: '), plain('Excel, Word, Visio')])
        }),
    },
    {
      name: 'grouped',
      format: 'pdf',
      build: (p) => {
        const s = new Sheet()
        setTop(s, p)
        setHeading(s, 'Experience')
        s.line([bold('Aurora Holding Ltd')], { right: '2008 – Present' })
        for (const j of p.jobs) {
          s.line([italic(j.title)], { right: dates(j), gap: 6 })
          setBullets(s, j.says)
        }
        return setRest(s, p).bytes()
      },
      truth: (p) => ({
        experience: p.jobs.map(({ title, start, end }) => ({ title, start, end, employer: 'Aurora Holding Ltd' })),
      }),
    },
    {
      name: 'grouped undated head',
      format: 'pdf',
      build: (p) => {
        const s = new Sheet()
        setTop(s, p)
        setHeading(s, 'Experience')
        s.line([bold('Aurora Paper Mill, Oslo')])
        for (const j of p.jobs) {
          s.line([italic(j.title)], { right: dates(j), gap: 6 })
          setBullets(s, j.says)
        }
        return setRest(s, p).bytes()
      },
      truth: (p) => ({
        experience: p.jobs.map(({ title, start, end }) => ({ title, start, end, employer: 'Aurora Paper Mill' })),
      }),
    },
    {
      name: 'description under employer',
      format: 'pdf',
      build: (p) =>
        cvWith(p, (s, j) => {
          s.line([bold(j.employer)], { right: dates(j) })
          s.line([italic(j.title)])
          s.prose('A maker of paper and pens with ninety people in three countries and a long breath.', { gap: 4 })
        }),
    },
  ],
}
