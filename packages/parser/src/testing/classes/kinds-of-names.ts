import { bold, italic, plain, Sheet, type Content } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { Layout, LayoutClass } from './layout-class.ts'
import { dates, setBullets, setHeading, setRest } from './set-cv.ts'

function under(person: Person, top: (sheet: Sheet) => void): Uint8Array {
  const sheet = new Sheet()
  top(sheet)
  sheet.line(`${person.email} | ${person.phone}`, { gap: 8 })
  setHeading(sheet, 'Experience')
  for (const job of person.jobs) {
    sheet.line([bold(job.title)], { gap: 8, right: dates(job) }).line([italic(job.employer)])
    setBullets(sheet, job.says)
  }
  return setRest(sheet, person).bytes()
}

const layout = (name: string, top: (sheet: Sheet, first: string, last: string) => void): Layout => ({
  name,
  format: 'pdf',
  build: (person) => {
    const [first = '', last = ''] = person.name.split(' ')
    return under(person, (sheet) => top(sheet, first, last))
  },
})
const big = (text: string, color: [number, number, number] = [0, 0, 0]): Content[number] =>
  bold(text, { size: 26, color })

export const kindsOfNames: LayoutClass = {
  name: 'kinds-of-names',
  says: 'Names in two colours, with wide gaps, on two lines, beside "Resume" or a degree',
  layouts: [
    layout('two colours', (sheet, first, last) =>
      sheet.line([big(`${first} `), big(last, [0.8, 0.2, 0.1])] as Content),
    ),
    layout('two weights', (sheet, first, last) =>
      sheet.line([plain(`${first} `, { size: 26 }), bold(last, { size: 26 })]),
    ),
    layout('a wide gap', (sheet, first, last) => sheet.line([big(`${first}      ${last}`)] as Content)),
    layout('two lines', (sheet, first, last) => sheet.line([big(first)] as Content).line([big(last)] as Content)),
    layout('two lines and colours', (sheet, first, last) =>
      sheet.line([plain(first, { size: 26 })]).line([big(last, [0.1, 0.4, 0.4])] as Content),
    ),
    layout('under "Resume"', (sheet, first, last) =>
      sheet.line([bold('RESUME', { size: 30 })]).line([bold(`${first} ${last}`, { size: 16 })]),
    ),
    layout('behind "Resume"', (sheet, first, last) => sheet.line([bold(`Resume – ${first} ${last}`, { size: 18 })])),
    layout('before a degree', (sheet, first, last) => sheet.line([bold(`${first} ${last}, MBA, PMP`, { size: 20 })])),
    {
      // A title before the name belongs to it; letters behind it do not.
      ...layout('between degrees', (sheet, first, last) =>
        sheet.line([bold(`Dr. ${first} ${last} PhD`, { size: 20 })]),
      ),
      truth: ({ name }) => ({ name: `Dr. ${name}` }),
    },
    layout('in capitals at the right', (sheet, first, last) =>
      sheet.line(' ', { right: [bold(`${first} ${last}`.toUpperCase(), { size: 20 })] }),
    ),
  ],
}
