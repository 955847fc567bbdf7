import { formsIn } from '@tabard/contract'

const { count } = formsIn('en')

/**
 * The words that paper itself puts on a document, in English. It gives the type: a language that lacks a row does not
 * compile.
 */
export const paperEn = {
  presentedBy: 'Presented by',
  candidate: (identifier: string) => `Candidate ${identifier}`,
  experience: 'Experience',
  averageTenure: 'Average tenure',
  languages: 'Languages',
  /** `{page}` and `{pages}` are numbers, which Word counts itself. */
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
  /** The end of a span that is not over. */
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
  /** The words that replace a hidden name. */
  hidden: { candidate: 'The candidate', employer: 'Confidential' },
}
