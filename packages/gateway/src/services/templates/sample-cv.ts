import type { Op, Section, SectionKind } from '@tabard/contract'
import type { ComposeInput } from '@tabard/paper'

const section = (kind: SectionKind, title: string, content: Op[]): Section => ({ id: kind, title, kind, content })

const items = (...texts: string[]): Op[] =>
  texts.flatMap((text): Op[] => [{ insert: text }, { insert: '\n', attributes: { list: 'bullet' } }])

const entry = (title: string, organisation: string, dates: string, ...points: string[]): Op[] => [
  { insert: title },
  { insert: '\n', attributes: { entry: 'title' } },
  { insert: organisation },
  { insert: '\n', attributes: { entry: 'organisation' } },
  { insert: dates },
  { insert: '\n', attributes: { entry: 'dates' } },
  ...items(...points),
]

/** Somebody who does not exist, with a page's worth of everything that templates dress differently. */
export const sampleCv: ComposeInput['application'] = {
  candidateName: 'Robin Example',
  identifier: 'RE-1001',
  headline: 'Head of Operations',
  location: 'Utrecht',
  emailAddress: 'robin@example.com',
  phoneNumber: '+31 10 555 0100',
  linkedUrl: 'https://www.example.com/robin',
  totalExperience: 12,
  averageTenure: 4.2,
  embedCard: {},
  miscData: {},
  freeText: [
    section('profile', 'Profile', [
      {
        insert:
          'Operations leader with twelve years in retail and logistics. Runs networks of several sites, takes programmes from business case to handover, and builds teams that stay.\n',
      },
    ]),
    section('experience', 'Experience', [
      ...entry(
        'Head of Operations',
        'Example Foods, Utrecht',
        'Mar 2020 – Present',
        'Leads 180 people across four distribution centres serving 900 stores.',
        'Cut cost per case by a tenth in two years by re-planning inbound flows.',
        'Sponsors the automation programme, live four weeks early.',
      ),
      ...entry(
        'Regional Manager',
        'Sample Logistics, Antwerp',
        'Jun 2015 – Feb 2020',
        'Ran chilled distribution for three retail clients: 46 vehicles, two sites.',
        'Built the control tower that took missed windows from 6% to 2%.',
      ),
      ...entry(
        'Operations Planner',
        'Placeholder Retail, Leeds',
        'Sep 2012 – May 2015',
        'Planned weekly replenishment for 220 stores.',
      ),
    ]),
    section('education', 'Education', entry('MSc Operations Management', 'University of Somewhere', '2010 – 2012')),
    section('skills', 'Skills', items('Network design', 'Planning', 'Automation', 'Negotiation', 'Budgets to €60m')),
    section('languages', 'Languages', items('English – Native', 'Dutch – C1', 'German – B2')),
    section('certifications', 'Certificates', items('CSCP, 2018', 'Lean Six Sigma, 2016')),
  ],
}
