import { bold, italic, Sheet } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { Layout, LayoutClass } from './layout-class.ts'
import { dates, setBullets, setHeading, setRest } from './set-cv.ts'
import { BOLD, docxWith, item, para, run, TAB } from './set-docx.ts'

/** A CV that prints these lines under its name, and a contract number among its jobs. */
function withTop(person: Person, lines: readonly string[]): Uint8Array {
  const sheet = new Sheet()
  sheet.line([bold(person.name, { size: 20 })])
  for (const text of lines) sheet.line(text)
  setHeading(sheet, 'Experience')
  for (const job of person.jobs) {
    sheet.line([bold(job.title)], { gap: 8, right: dates(job) }).line([italic(job.employer)])
    setBullets(sheet, [...job.says, 'Answered for contract 4500-118-2277 and 1 250 000 in stock.'])
  }
  return setRest(sheet, person).bytes()
}

const layout = (name: string, lines: readonly string[], phone: string | null): Layout => ({
  name,
  format: 'pdf',
  build: (person) => withTop(person, [person.email, ...lines]),
  truth: () => ({ phone }),
  facts: (cv) => ({
    'the number and nothing else':
      (cv.phoneNumber?.value.replace(/[^\d]/g, '') ?? '') === (phone ?? '').replace(/\D/g, ''),
  }),
})

/** In a Word file, because the faces of a PDF reader lack these signs. */
const inWord = (name: string, line: string, phone: string): Layout => ({
  name,
  format: 'docx',
  build: (person) =>
    docxWith(
      person,
      (job) =>
        [para(`${run(job.title, BOLD)}${TAB}${run(dates(job))}`), para(job.employer), ...job.says.map(item)].join(''),
      { top: para(run(person.name, `${BOLD}<w:sz w:val="40"/>`)) + para(person.email) + para(line) },
    ),
  truth: () => ({ phone }),
  facts: (cv) => ({
    'the number and nothing else': (cv.phoneNumber?.value.replace(/[^\d]/g, '') ?? '') === phone.replace(/\D/g, ''),
  }),
})

export const phones: LayoutClass = {
  name: 'phones',
  says: 'Numbers in brackets, with middle dots and rare hyphens, masked, beside house numbers, and none at all',
  layouts: [
    layout('a bracket round the country', ['(+49) 221 4471 902'], '+49 221 4471 902'),
    layout('middle dots', ['+32·9·324·11·87'], '+32 9 324 11 87'),
    layout('a house number before it', ['14 Harrow Street 617-555-0143'], '617 555 0143'),
    layout('a house number right before it', ['Harrow Street 14 617-555-0143'], '617 555 0143'),
    layout('a house number and a postcode', ['Lindenweg 12, 50667 Köln', 'Tel. 0221 4471902'], '0221 4471902'),
    layout('masked digits', ['+44 20 79XX XXXX', 'Phone: 0161 ***-**12'], null),
    layout('masked at the end', ['Mobile: +353 86 43X XXXX'], null),
    layout('none', ['12 Harrow Street, Boston, MA 02116'], null),
    layout('none, with numbers of other kinds', ['Passport 20394857', 'Born 12.04.1984', 'Permit 118-2277-490'], null),
    inWord('a minus', '+46 8 120 413 77'.replaceAll(' ', '\u2212'), '+46 8 120 413 77'),
    inWord('a hyphen of Unicode', '+1 617\u2010555\u20100143', '+1 617 555 0143'),
    inWord('a soft hyphen', '+1 617\u00ad555\u00ad0143', '+1 617 555 0143'),
  ],
}
