import type { DemoCv } from './demo-cv.ts'

export const fabrikamFolders = ['Executive search']

/** A word that occurs only in this company's data. If another company ever sees it, the separation has failed. */
export const canary = 'FABRIKAM-CANARY-7QX'

export const fabrikamCvs: readonly DemoCv[] = [
  {
    name: `Orla Winterbourne ${canary}-NAME`,
    identifier: `${canary}-IDENTIFIER`,
    headline: `Chief Financial Officer ${canary}-HEADLINE`,
    location: 'Edinburgh, Scotland',
    email: 'orla.fabrikam-canary-7qx@mail.example',
    phone: '+44 131 496 0155',
    linkedUrl: '',
    fileName: `winterbourne-${canary}.pdf`,
    folder: 'Executive search',
    status: 'ready',
    template: 0,
    sections: [
      {
        kind: 'profile',
        title: 'Profile',
        text: `Finance leader of listed and family-owned groups. ${canary}-TEXT`,
      },
      {
        kind: 'experience',
        title: 'Experience',
        entries: [
          {
            title: 'Chief Financial Officer',
            organisation: `Strathmore Mills, Edinburgh ${canary}-EMPLOYER`,
            dates: 'Jan 2017 – Present',
            bullets: ['Refinanced £240m of debt.', 'Led the sale of two divisions.'],
          },
        ],
      },
      { kind: 'skills', title: 'Skills', bullets: ['Refinancing', 'Disposals', 'Investor relations'] },
    ],
  },
  {
    name: `Tobias Lindqvist ${canary}-NAME`,
    identifier: `${canary}-SECOND`,
    headline: 'Non-executive Director',
    location: 'Stockholm, Sweden',
    email: 'tobias.fabrikam-canary-7qx@mail.example',
    phone: '+46 8 555 012 34',
    linkedUrl: '',
    fileName: `lindqvist-${canary}.docx`,
    folder: 'Executive search',
    status: 'in-review',
    template: 1,
    sections: [
      { kind: 'profile', title: 'Profile', text: `Chairs audit committees. ${canary}-TEXT` },
      {
        kind: 'experience',
        title: 'Experience',
        entries: [
          {
            title: 'Chair of the Audit Committee',
            organisation: 'Norrland Timber, Umeå',
            dates: 'May 2019 – Present',
            bullets: ['Oversees group reporting in six countries.'],
          },
        ],
      },
    ],
  },
]
