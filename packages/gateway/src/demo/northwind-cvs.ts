import { sampleCv, sampleSections } from '@tabard/paper/sample'
import type { DemoCv } from './demo-cv.ts'

const SUPPLY = 'Supply chain'
const FINANCE = 'Finance'
const TECHNOLOGY = 'Technology'
export const northwindFolders = [SUPPLY, FINANCE, TECHNOLOGY]

export const northwindCvs: readonly DemoCv[] = [
  {
    name: sampleCv.candidateName,
    identifier: sampleCv.identifier,
    headline: sampleCv.headline,
    location: sampleCv.location,
    email: sampleCv.emailAddress,
    phone: sampleCv.phoneNumber,
    linkedUrl: sampleCv.linkedUrl,
    fileName: 'Oduya, Maren.pdf',
    folder: SUPPLY,
    status: 'ready',
    template: 0,
    sections: sampleSections,
  },
  {
    name: 'Ilse Vermeiren',
    identifier: 'NT-2051',
    headline: 'S&OP Manager',
    location: 'Ghent, Belgium',
    email: 'ilse.vermeiren@mail.example',
    phone: '+32 9 555 01 42',
    linkedUrl: '',
    fileName: 'CV_Ilse_Vermeiren_EN.pdf',
    folder: SUPPLY,
    status: 'in-review',
    template: 1,
    sections: [
      {
        kind: 'profile',
        title: 'Profile',
        text: 'Sales and operations planner who makes one plan out of five. Eight years between commercial teams and factories in packaging and household goods, with a habit of leaving behind a process that runs without her.',
      },
      {
        kind: 'experience',
        title: 'Work experience',
        entries: [
          {
            title: 'S&OP Manager',
            organisation: 'Laurent & Devos Packaging, Ghent',
            dates: 'Jan 2021 – Present',
            bullets: [
              'Chairs the monthly S&OP cycle for four plants and nine sales markets.',
              'Took forecast error at family level from 34% to 19% in eighteen months.',
              'Freed €4.1m of stock without a single line stop by setting safety stock by service class.',
            ],
          },
          {
            title: 'Demand Planner',
            organisation: 'Klarwasser Home Care, Leuven',
            dates: 'Aug 2017 – Dec 2020',
            bullets: [
              'Planned 640 articles for the Benelux and France, promotions included.',
              'Built the promotion calendar that sales and supply now both work from.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education',
        entries: [{ title: 'MSc Business Engineering', organisation: 'University of Leuven', dates: '2012 – 2017' }],
      },
      {
        kind: 'skills',
        title: 'Skills',
        bullets: ['Integrated business planning', 'SAP IBP', 'Power BI', 'Facilitation'],
      },
      { kind: 'languages', title: 'Languages', bullets: ['Dutch: Native', 'French: C1', 'English: C1'] },
    ],
  },
  {
    name: 'Dimitri Castellanos',
    identifier: 'NT-2033',
    headline: 'Fleet Manager',
    location: 'Antwerp, Belgium',
    email: 'd.castellanos@mail.example',
    phone: '+32 3 555 01 77',
    linkedUrl: '',
    fileName: 'castellanos-fleet-2026.pdf',
    folder: SUPPLY,
    status: 'sent',
    template: 0,
    sections: [
      {
        kind: 'profile',
        title: 'Summary',
        text: 'Fleet manager with a mechanic’s eye and a controller’s patience. Has moved two regional fleets to leasing by the kilometre and brought the first twelve electric tractors into daily service.',
      },
      {
        kind: 'experience',
        title: 'Employment history',
        entries: [
          {
            title: 'Fleet Manager',
            organisation: 'Noordkaai Transport, Antwerp',
            dates: 'May 2018 – Present',
            bullets: [
              'Responsible for 186 tractors and 310 trailers on three sites.',
              'Lowered cost per kilometre by 7% while the fleet grew by a quarter.',
              'Planned charging, training and routes for the first electric tractors: 98% availability in year one.',
            ],
          },
          {
            title: 'Workshop Supervisor',
            organisation: 'Deltona Bus Company, Mechelen',
            dates: 'Feb 2012 – Apr 2018',
            bullets: ['Led 14 mechanics on two shifts.', 'Brought roadside failures down from 41 to 12 a month.'],
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education and training',
        entries: [
          {
            title: 'Bachelor of Automotive Technology',
            organisation: 'Karel Hogeschool, Antwerp',
            dates: '2008 – 2011',
          },
        ],
      },
      {
        kind: 'skills',
        title: 'Key skills',
        bullets: ['Lease negotiation', 'Telematics', 'Electric vehicles', 'Tachograph law'],
      },
      {
        kind: 'languages',
        title: 'Languages',
        bullets: ['Dutch: Native', 'Spanish: Native', 'English: B2', 'French: B2'],
      },
    ],
  },
  {
    name: 'Aoife Brannigan',
    identifier: 'NT-2060',
    headline: 'Logistics Controller',
    location: 'Dublin, Ireland',
    email: 'aoife.brannigan@mail.example',
    phone: '+353 1 555 0163',
    linkedUrl: '',
    fileName: 'Brannigan CV.docx',
    folder: FINANCE,
    status: 'new',
    template: 1,
    sections: [
      {
        kind: 'profile',
        title: 'Profile',
        text: 'Chartered management accountant who sits with the planners, not above them. Six years of cost-to-serve work in logistics and grocery.',
      },
      {
        kind: 'experience',
        title: 'Professional experience',
        entries: [
          {
            title: 'Logistics Controller',
            organisation: 'Liffey Grocers, Dublin',
            dates: 'Apr 2022 – Present',
            bullets: [
              'Owns a logistics budget of €38m across warehousing and home delivery.',
              'Built the cost-to-serve model that closed three loss-making delivery zones.',
            ],
          },
          {
            title: 'Management Accountant',
            organisation: 'Shannon Cold Storage, Limerick',
            dates: 'Sep 2019 – Mar 2022',
            bullets: ['Month end in four working days, down from nine.', 'Priced 60 storage contracts a year.'],
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education',
        entries: [{ title: 'BComm Accounting', organisation: 'University of Shannonside', dates: '2015 – 2019' }],
      },
      { kind: 'certifications', title: 'Certifications', bullets: ['ACMA, CGMA, 2022'] },
      { kind: 'skills', title: 'Skills', bullets: ['Cost to serve', 'Budgeting', 'SQL', 'Anaplan'] },
    ],
  },
  {
    name: 'Mateusz Gorecki',
    identifier: 'NT-2012',
    headline: 'Automation Programme Manager',
    location: 'Eindhoven, Netherlands',
    email: 'mateusz.gorecki@mail.example',
    phone: '+31 40 555 0121',
    linkedUrl: 'https://www.linkedin.com/in/mateusz-gorecki-demo',
    fileName: 'Gorecki_Mateusz_CV_2026.pdf',
    folder: TECHNOLOGY,
    status: 'ready',
    template: 2,
    sections: [
      {
        kind: 'profile',
        title: 'Profile',
        text: 'Programme manager for warehouse automation. Nine go-lives in eleven years, the largest with 420 robots and 36 workstations, none later than three weeks. Writes the cut-over plan first and the business case second.',
      },
      {
        kind: 'experience',
        title: 'Experience',
        entries: [
          {
            title: 'Automation Programme Manager',
            organisation: 'Veldhoven Fulfilment, Eindhoven',
            dates: 'Oct 2019 – Present',
            bullets: [
              'Delivers a €74m automation portfolio in three countries with a core team of eleven.',
              'Brought a goods-to-person site from contract to full volume in fourteen months.',
              'Introduced digital twins for acceptance tests; punch lists at handover fell by two thirds.',
            ],
          },
          {
            title: 'Project Engineer, then Project Manager',
            organisation: 'Trivex Systems, Wroclaw',
            dates: 'Jul 2014 – Sep 2019',
            bullets: [
              'Commissioned conveyor and shuttle systems for parcels and pharmacy.',
              'Led the first project in the Nordics, now a fifth of the firm’s revenue.',
            ],
          },
        ],
      },
      {
        kind: 'projects',
        title: 'Selected projects',
        entries: [
          {
            title: 'Moerdijk goods-to-person',
            organisation: 'Chilled retail, 36 workstations',
            dates: '2022 – 2023',
            text: 'Full volume four weeks before plan, with the old site running beside it until the last day.',
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education',
        entries: [{ title: 'MSc Mechatronics', organisation: 'Silesia Institute of Technology', dates: '2009 – 2014' }],
      },
      {
        kind: 'skills',
        title: 'Skills',
        bullets: ['Cut-over planning', 'FAT and SAT', 'Contract management', 'Simulation', 'MSP Practitioner'],
      },
      { kind: 'languages', title: 'Languages', bullets: ['Polish: Native', 'English: C2', 'Dutch: B1'] },
    ],
  },
  {
    name: 'Chiara Bonfanti',
    identifier: 'NT-2029',
    headline: 'Demand Planner',
    location: 'Milan, Italy',
    email: 'chiara.bonfanti@mail.example',
    phone: '+39 02 5555 0144',
    linkedUrl: '',
    fileName: 'bonfanti_chiara.docx',
    folder: SUPPLY,
    status: 'archived',
    template: 1,
    sections: [
      {
        kind: 'profile',
        title: 'About me',
        text: 'Demand planner for fashion and eyewear, at home with short seasons and thin data.',
      },
      {
        kind: 'experience',
        title: 'Experience',
        entries: [
          {
            title: 'Senior Demand Planner',
            organisation: 'Ottica Serena, Milan',
            dates: 'Mar 2021 – Present',
            bullets: [
              'Plans 2,300 articles in eleven markets with a team of three.',
              'Sold-through before markdown up from 61% to 72% in two seasons.',
            ],
          },
          {
            title: 'Merchandise Planner',
            organisation: 'Casa Brenta, Padua',
            dates: 'Jun 2017 – Feb 2021',
            bullets: ['Open-to-buy for womenswear, 48 shops.'],
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education',
        entries: [{ title: 'Laurea in Statistics', organisation: 'Università del Brenta', dates: '2013 – 2017' }],
      },
      { kind: 'languages', title: 'Languages', bullets: ['Italian: Native', 'English: C1', 'French: B1'] },
    ],
  },
]
