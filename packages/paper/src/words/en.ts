import { formsIn } from '@tabard/contract'

const { count } = formsIn('en')

/** What paper itself puts on a document, in English. It gives the type: a language that lacks a row does not compile. */
export const paperEn = {
  presentedBy: 'Presented by',
  candidate: (identifier: string) => `Candidate ${identifier}`,
  experience: 'Experience',
  averageTenure: 'Average tenure',
  languages: 'Languages',
  /** `{page}` and `{pages}` are numbers; Word counts them itself. */
  page: 'Page {page} of {pages}',
  untitled: 'Candidate',
  years: (years: number) => count(years, { one: 'year', other: 'years' }),
  months: (months: number) => count(months, { one: 'month', other: 'months' }),
  /** The usual title of a kind of section. */
  sections: {
    profile: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certifications: 'Certifications',
    projects: 'Projects',
    publications: 'Publications',
    awards: 'Awards',
    volunteering: 'Volunteering',
    interests: 'Interests',
    references: 'References',
  },
  /** Where a span has no end yet. */
  present: 'Present',
  monthNames: [
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
  ],
  shortMonthNames: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** What stands where a name was taken out. */
  hidden: { candidate: 'The candidate', employer: 'Confidential' },
}
