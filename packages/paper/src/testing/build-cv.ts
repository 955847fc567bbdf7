import type { Branding, Op, Presenter, Section, TemplateDesign } from '@tabard/contract'
import type { ComposeInput } from '../compose.ts'

export const northwind: Branding = {
  companyName: 'Northwind Talent',
  font: 'Inter',
  headingFont: 'Inter',
  colors: { primary: '#0b4f4a', secondary: '#b98a3a' },
  logo: null,
  footerText: 'Introduced in confidence',
}

export const sofia: Presenter = {
  name: 'Sofia Brandt',
  email: 'sofia@northwind.example',
  phone: '+31 10 555 0142',
  jobTitle: '',
}

export interface Job {
  title: string
  organisation: string
  dates: string
  points: string[]
}

export function entryOps(jobs: readonly Job[]): Op[] {
  return jobs.flatMap(({ title, organisation, dates, points }): Op[] => [
    { insert: title },
    { insert: '\n', attributes: { entry: 'title' } },
    { insert: organisation },
    { insert: '\n', attributes: { entry: 'organisation' } },
    { insert: dates },
    { insert: '\n', attributes: { entry: 'dates' } },
    ...listOps(points),
  ])
}

export function listOps(items: readonly string[]): Op[] {
  return items.flatMap((text): Op[] => [{ insert: text }, { insert: '\n', attributes: { list: 'bullet' } }])
}

export const experience: Job[] = [
  {
    title: 'Head of Supply Chain',
    organisation: 'Halden Foods, Rotterdam',
    dates: 'Mar 2020 – Present',
    points: [
      'Leads 210 people across five distribution centres serving 1,400 stores in the Benelux.',
      'Cut cost per case by 11% in two years by re-planning inbound flows from 38 suppliers.',
      'Raised on-time-in-full from 91.2% to 97.8% and held it for nine quarters.',
      'Sponsored the goods-to-person programme at Moerdijk, live four weeks early.',
    ],
  },
  {
    title: 'Regional Logistics Manager',
    organisation: 'Corvane Logistics, Antwerp',
    dates: 'Jun 2015 – Feb 2020',
    points: [
      'Ran chilled distribution for three retail clients: 46 vehicles, two sites, 120 people.',
      'Won the Brightwater renewal with an open-book model that is still in use.',
      'Built the control tower that took missed delivery windows from 6.4% to 1.9%.',
    ],
  },
  {
    title: 'Operations Planner',
    organisation: 'Brightwater Retail Group, Leeds',
    dates: 'Sep 2011 – May 2015',
    points: [
      'Planned weekly replenishment for 220 stores and the Christmas peak three years running.',
      'Introduced slot booking for 90 hauliers, removing the Monday queue.',
    ],
  },
]

export const studies: Job[] = [
  { title: 'MSc Operations Management', organisation: 'Maas University, Rotterdam', dates: '2009 – 2011', points: [] },
  { title: 'BA Geography, First', organisation: 'University of Aldwick', dates: '2006 – 2009', points: [] },
]

const section = (id: string, title: string, kind: Section['kind'], content: Op[]): Section => ({
  id,
  title,
  kind,
  content,
})

export const sections: Section[] = [
  section('profile', 'Profile', 'profile', [
    {
      insert:
        'Supply chain leader with fourteen years in chilled food and retail logistics. Runs networks of up to five distribution centres and has taken an automation programme from business case to handover. Known for ',
    },
    { insert: 'calm, numbers-first leadership', attributes: { bold: true } },
    { insert: ' and for teams that stay.\n' },
  ]),
  section('experience', 'Experience', 'experience', entryOps(experience)),
  section('education', 'Education', 'education', entryOps(studies)),
  section(
    'skills',
    'Skills',
    'skills',
    listOps([
      'Network design',
      'S&OP',
      'SAP EWM',
      'Warehouse automation',
      'Carrier tendering',
      'Contract negotiation',
      'P&L to €62m',
    ]),
  ),
  section(
    'languages',
    'Languages',
    'languages',
    listOps(['English – Native', 'Norwegian – C2', 'Dutch – C1', 'German – B2']),
  ),
  section('certificates', 'Certificates', 'certifications', [
    { insert: 'CSCP\t2018\nLean Six Sigma Black Belt\t2016\n' },
  ]),
]

/** A rich CV in one template; `extra` sections follow its own. */
export function buildInput(
  design: TemplateDesign,
  change: { extra?: Section[]; application?: Partial<ComposeInput['application']> } = {},
): ComposeInput {
  return {
    application: {
      candidateName: 'Maren Oduya',
      identifier: 'NT-2047',
      headline: 'Head of Supply Chain',
      location: 'Rotterdam, open to Antwerp and Ghent',
      emailAddress: 'maren@example.com',
      phoneNumber: '+31 6 5550 0199',
      linkedUrl: 'https://www.linkedin.com/in/maren-oduya',
      totalExperience: 14,
      averageTenure: 4.6,
      freeText: [...sections, ...(change.extra ?? [])],
      embedCard: {},
      miscData: {},
      ...change.application,
    },
    template: { design, freeText: [], embedCard: {} },
    branding: northwind,
    presenter: sofia,
  }
}

/** Jobs enough for a CV of many pages. */
export function longExperience(count: number): Section {
  return section(
    'career',
    'Earlier career',
    'volunteering',
    entryOps(
      Array.from({ length: count }, (_, at) => ({
        title: `Planner of region ${at + 1}`,
        organisation: `Depot ${at + 1}, Utrecht`,
        dates: `${1980 + at} – ${1981 + at}`,
        points: Array.from(
          { length: 2 + (at % 5) },
          (_unused, point) =>
            `Point ${at + 1}.${point + 1}: moved ${120 + at} pallets a day ${'through a depot that never closed '.repeat(1 + ((at + point) % 4))}without a late departure.`,
        ),
      })),
    ),
  )
}
