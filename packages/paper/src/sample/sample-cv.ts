import type { Branding, Presenter } from '@tabard/contract'
import type { ComposeInput } from '../compose.ts'
import { writeSection, type WrittenSection } from './written-section.ts'

/** What the sample says, before it is a document. It has something of everything that templates dress differently. */
export const sampleSections: readonly WrittenSection[] = [
  {
    kind: 'profile',
    title: 'Profile',
    text: 'Supply chain leader with fourteen years in chilled food and retail logistics. Runs networks of up to five distribution centres and has taken an automation programme from business case to handover. Known for calm, numbers-first leadership and for teams that stay.',
  },
  {
    kind: 'experience',
    title: 'Experience',
    entries: [
      {
        title: 'Head of Supply Chain',
        organisation: 'Halden Foods, Rotterdam',
        dates: 'Mar 2020 – Present',
        bullets: [
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
        bullets: [
          'Ran chilled distribution for three retail clients: 46 vehicles, two sites, 120 people.',
          'Won the Brightwater renewal with an open-book model that is still in use.',
          'Built the control tower that took missed delivery windows from 6.4% to 1.9%.',
        ],
      },
      {
        title: 'Operations Planner',
        organisation: 'Brightwater Retail Group, Leeds',
        dates: 'Sep 2011 – May 2015',
        bullets: [
          'Planned weekly replenishment for 220 stores and the Christmas peak three years running.',
          'Introduced slot booking for 90 hauliers, removing the Monday queue.',
        ],
      },
    ],
  },
  {
    kind: 'education',
    title: 'Education',
    entries: [
      {
        title: 'MSc Operations Management',
        organisation: 'Maas University, Rotterdam',
        dates: '2009 – 2011',
      },
      { title: 'BA Geography, First', organisation: 'University of Aldwick', dates: '2006 – 2009' },
    ],
  },
  {
    kind: 'skills',
    title: 'Skills',
    bullets: [
      'Network design',
      'S&OP',
      'SAP EWM',
      'Warehouse automation',
      'Carrier tendering',
      'Contract negotiation',
      'P&L to €62m',
    ],
  },
  {
    kind: 'languages',
    title: 'Languages',
    bullets: ['English – Native', 'Norwegian – C2', 'Dutch – C1', 'German – B2'],
  },
  { kind: 'certifications', title: 'Certificates', bullets: ['CSCP – 2018', 'Lean Six Sigma Black Belt – 2016'] },
]

/**
 * The one made-up candidate: of tests, of pictures of templates, of the login page and of the demo company. Names, firms,
 * numbers and addresses belong to nobody.
 */
export const sampleCv: ComposeInput['application'] = {
  candidateName: 'Maren Oduya',
  identifier: 'NT-2047',
  headline: 'Head of Supply Chain',
  location: 'Rotterdam, open to Antwerp and Ghent',
  emailAddress: 'maren.oduya@mail.example',
  phoneNumber: '+31 10 555 0198',
  linkedUrl: 'https://www.linkedin.com/in/maren-oduya-demo',
  totalExperience: 14,
  averageTenure: 4.6,
  freeText: sampleSections.map((section) => writeSection(section, section.kind)),
  embedCard: {},
  miscData: {},
}

/** The agency that presents the sample. */
export const sampleBranding: Branding = {
  companyName: 'Northwind Talent',
  font: 'Inter',
  headingFont: 'Inter',
  colors: { primary: '#0b4f4a', secondary: '#b98a3a' },
  logo: null,
  footerText: 'Introduced in confidence',
}

/** The consultant who presents the sample. */
export const samplePresenter: Presenter = {
  name: 'Sofia Brandt',
  email: 'sofia@northwind.example',
  phone: '+31 10 555 0142',
  jobTitle: '',
}
