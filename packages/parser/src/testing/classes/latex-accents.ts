import { bold, italic, Sheet } from '../pdf-sheet.ts'
import { widthOf, type Face } from '../pdf-metrics.ts'
import type { Person } from '../people.ts'
import type { Layout, LayoutClass } from './layout-class.ts'
import { dates, setBullets, setHeading, setRest } from './set-cv.ts'

/** Letters with a mark, as the mark alone and the letter below it. */
const MARKED: Readonly<Record<string, readonly [string, string]>> = {
  é: ['´', 'e'],
  ü: ['¨', 'u'],
  ö: ['¨', 'o'],
  ç: ['¸', 'c'],
  ñ: ['~', 'n'],
}

/** Sets a line as old TeX does: a mark is drawn as a sign of its own over its letter, before it or after it. */
function marked(
  sheet: Sheet,
  text: string,
  options: { face?: Face; size: number; gap?: number; markLast?: boolean },
): void {
  const { face = 'regular', size } = options
  sheet.y += (options.gap ?? 2) + size * 1.2
  let x = sheet.left
  const put = (at: number, sign: string, up = 0): void =>
    void sheet.pdf.text(at, sheet.y - up, { text: sign, face, size, color: [0, 0, 0] })
  for (const word of text.split(/(?<= )/)) {
    let open = ''
    let from = x
    const flush = (): void => {
      if (open !== '') put(from, open)
      open = ''
    }
    for (const sign of word) {
      const parts = MARKED[sign]
      if (parts) {
        flush()
        const [mark, letter] = parts
        const over = x + (widthOf(letter, face, size) - widthOf(mark, face, size)) / 2
        if (!options.markLast) put(over, mark)
        put(x, letter)
        if (options.markLast) put(over, mark)
        x += widthOf(letter, face, size)
        from = x
      } else {
        if (open === '') from = x
        open += sign
        x += widthOf(sign, face, size)
      }
    }
    flush()
  }
}

const NAMES = ['Zoé Brücker', 'Ramón Nuñez-Görlitz'].map((name) => name.replace('ó', 'o'))
const nameOf = (person: Person): string => NAMES[person.name.length % 2] ?? ''
const EMPLOYERS = ['Café Müller', 'Façade Söderlund', 'Bébé & Cie']

const layout = (name: string, options: { face?: Face; size: number; markLast?: boolean }): Layout => ({
  name,
  format: 'pdf',
  truth: (person) => ({
    name: nameOf(person),
    experience: person.jobs.map(({ title, start, end }, index) => ({
      title,
      start,
      end,
      employer: EMPLOYERS[index] ?? '',
    })),
  }),
  facts: (cv) => ({
    'employers letter by letter': EMPLOYERS.every((employer) =>
      cv.experience.some((job) => job.employer?.value === employer),
    ),
  }),
  build: (person) => {
    const sheet = new Sheet()
    marked(sheet, nameOf(person), { ...options, face: 'bold', size: 20 })
    sheet.line(`${person.email} | ${person.phone}`, { gap: 6 })
    setHeading(sheet, 'Experience')
    person.jobs.forEach((job, index) => {
      sheet.line([bold(job.title)], { gap: 8, right: [italic(dates(job))] })
      marked(sheet, EMPLOYERS[index] ?? '', options)
      setBullets(sheet, job.says)
    })
    return setRest(sheet, person).bytes()
  },
})

export const latexAccents: LayoutClass = {
  name: 'latex-accents',
  says: 'Marks that TeX draws as signs of their own over a letter',
  layouts: [
    layout('before the letter', { size: 10 }),
    layout('before the letter, in a serif face', { size: 11, face: 'serif' }),
    layout('after the letter', { size: 10, markLast: true }),
  ],
}
