import type { InventedJob, Person } from '../people.ts'
import { bold, Sheet, type Content } from '../pdf-sheet.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A month as `YYYY-MM`, or "present", in some style of dates. */
type DateStyle = (year: string, month: number) => string

const printed = (date: string, style: DateStyle): string =>
  date === 'present' ? 'Present' : style(date.slice(0, 4), Number(date.slice(5, 7)))

export const long: DateStyle = (year, month) => `${MONTHS[month - 1] ?? ''} ${year}`
export const short: DateStyle = (year, month) => `${(MONTHS[month - 1] ?? '').slice(0, 3)} ${year}`
export const slashed: DateStyle = (year, month) => `${String(month).padStart(2, '0')}/${year}`
export const dotted: DateStyle = (year, month) => `${String(month).padStart(2, '0')}.${year}`
export const iso: DateStyle = (year, month) => `${year}-${String(month).padStart(2, '0')}`
export const yearFirst: DateStyle = (year, month) => `${year}/${String(month).padStart(2, '0')}`
export const yearOnly: DateStyle = (year) => year

export const dates = ({ start, end }: InventedJob, style: DateStyle = short, dash = ' – '): string =>
  `${printed(start, style)}${dash}${printed(end, style)}`

/** The name, and under it how to reach the person. */
export function setTop(sheet: Sheet, person: Person, name: Content = person.name): Sheet {
  sheet.line(typeof name === 'string' ? [bold(name, { size: 20 })] : name)
  return sheet.line(`${person.email} | ${person.phone} | ${person.place}`, { gap: 4 })
}

export const setHeading = (sheet: Sheet, text: string): Sheet =>
  sheet.line([bold(text, { size: 13, color: [0.1, 0.2, 0.5] })], { gap: 12 })

export function setBullets(sheet: Sheet, says: readonly string[], x = sheet.left + 10): void {
  for (const text of says) sheet.prose(`• ${text}`, { x })
}

/** What stands below the jobs of nearly every CV. */
export function setRest(
  sheet: Sheet,
  person: Person,
  heading: (text: string) => void = (text) => void setHeading(sheet, text),
): Sheet {
  heading('Education')
  sheet.line([bold(person.school.degree)], { right: `${person.school.start} – ${person.school.end}` })
  sheet.line(person.school.name)
  heading('Skills')
  return sheet.line(person.skills.join(', '))
}

/** A plain CV in which only the head of each job is set in a way of its own. */
export function cvWith(
  person: Person,
  head: (sheet: Sheet, job: InventedJob) => void,
  sheet: Sheet = new Sheet(),
): Uint8Array {
  setTop(sheet, person)
  setHeading(sheet, 'Experience')
  for (const job of person.jobs) {
    sheet.y += 6
    head(sheet, job)
    setBullets(sheet, job.says)
  }
  return setRest(sheet, person).bytes()
}
