/**
 * A made-up candidate, for the pictures of the login page and of empty lists. It is a picture of a document, which nobody
 * reads out, so its words are data and stay as they are in every language.
 */
export const sampleCv = {
  name: 'Maren Oduya',
  role: 'Head of Supply Chain',
  location: 'Rotterdam, open to Antwerp and Ghent',
  reference: 'Candidate NT-2047',
  agency: ['Northwind', 'Talent'],
  facts: [
    ['Experience', '14 years'],
    ['Average tenure', '4.6 years'],
    ['Notice', '3 months'],
    ['Network led', '5 sites'],
  ],
  headings: { profile: 'Profile', experience: 'Experience', education: 'Education' },
  profile:
    'Supply chain leader with fourteen years in chilled food and retail logistics. Runs networks of up to five distribution centres and has taken an automation programme from business case to handover. Known for calm, numbers-first leadership and for teams that stay.',
  jobs: [
    {
      what: 'Head of Supply Chain',
      where: 'Halden Foods, Rotterdam',
      dates: 'Mar 2020 – Present',
      points: [
        'Leads 210 people across five distribution centres serving 1,400 stores in the Benelux.',
        'Cut cost per case by 11% in two years by re-planning inbound flows from 38 suppliers.',
        'Raised on-time-in-full from 91.2% to 97.8% and held it for nine quarters.',
        'Sponsored the goods-to-person programme at Moerdijk, live four weeks early.',
      ],
    },
    {
      what: 'Regional Logistics Manager',
      where: 'Corvane Logistics, Antwerp',
      dates: 'Jun 2015 – Feb 2020',
      points: [
        'Ran chilled distribution for three retail clients: 46 vehicles, two sites, 120 people.',
        'Won the Brightwater renewal with an open-book model that is still in use.',
        'Built the control tower that took missed delivery windows from 6.4% to 1.9%.',
      ],
    },
    {
      what: 'Operations Planner',
      where: 'Brightwater Retail Group, Leeds',
      dates: 'Sep 2011 – May 2015',
      points: [
        'Planned weekly replenishment for 220 stores and the Christmas peak three years running.',
        'Introduced slot booking for 90 hauliers, removing the Monday queue.',
      ],
    },
  ],
  education: [
    { what: 'MSc Operations Management', where: 'Maas University, Rotterdam', dates: '2009 – 2011' },
    { what: 'BA Geography, First', where: 'University of Aldwick', dates: '2006 – 2009' },
  ],
  aside: [
    { what: 'Presented by', items: [['Sofia Brandt'], ['+31 10 555 0142'], ['sofia@northwind.example']] },
    {
      what: 'Skills',
      items: [
        ['Network design'],
        ['S&OP'],
        ['SAP EWM'],
        ['Warehouse automation'],
        ['Carrier tendering'],
        ['Contract negotiation'],
        ['P&L to €62m'],
      ],
    },
    {
      what: 'Languages',
      items: [
        ['English', 'Native'],
        ['Norwegian', 'C2'],
        ['Dutch', 'C1'],
        ['German', 'B2'],
      ],
    },
    {
      what: 'Certificates',
      items: [
        ['CSCP', '2018'],
        ['Lean Six Sigma Black Belt', '2016'],
      ],
    },
  ],
  foot: ['Northwind Talent', 'Introduced in confidence', 'Page 1 of 2'],
} as const

export const sampleTitle = 'CURRICULUM VITAE'

/** The same candidate's own file, as it came in: one block a paragraph, `#` a heading. */
export const sampleOriginal: readonly string[] = [
  'Name: Maren Oduya\nAddress: Rotterdam, NL\nE-mail: maren.oduya@mail.example',
  '#PERSONAL STATEMENT',
  'I am a supply chain leader with fourteen (14) years of experience in chilled food and retail logistics. I run networks of up to five distribution centres and I have taken an automation programme from business case to handover.',
  '#EMPLOYMENT HISTORY',
  '03/2020 - now   HALDEN FOODS, Rotterdam\nHead of Supply Chain\n- lead 210 people across five distribution centres serving 1,400 stores in Benelux\n- cut cost per case by 11% in 2 years by re-planning inbound from 38 suppliers\n- On-Time-In-Full from 91.2% to 97.8%, held for nine quarters\n- sponsor of goods-to-person programme in Moerdijk (4 wks early)',
  '06/2015 - 02/2020   CORVANE LOGISTICS, Antwerp\nRegional Logistics Manager\n- chilled distribution, 3 retail clients, 46 vehicles, 2 sites, 120 people\n- won Brightwater renewal (open book)\n- built control tower; missed windows 6.4% > 1.9%',
  '09/2011 - 05/2015   BRIGHTWATER RETAIL GROUP, Leeds\nOperations Planner\n- weekly replenishment, 220 stores\n- slot booking for 90 hauliers',
  '#EDUCATION',
  '2009-2011 MSc Operations Management, Maas University\n2006-2009 BA Geography, University of Aldwick',
  '#SKILLS',
  'network design, S&OP, SAP EWM, automation, tendering, contracts, P&L to 62 mln',
  '#LANGUAGES',
  'English (native), Norwegian (C2), Dutch (C1), German (B2)',
  '#CERTIFICATES',
  'CSCP, 2018. Lean Six Sigma Black Belt, 2016.',
]
