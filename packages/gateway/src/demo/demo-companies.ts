import type { Branding, Role } from '@tabard/contract'
import { sampleBranding, sampleCv, samplePresenter } from '@tabard/paper/sample'
import type { DemoCv } from './demo-cv.ts'
import { canary, fabrikamCvs, fabrikamFolders } from './fabrikam-cvs.ts'
import { fabrikamLogo, northwindLogo, type LogoDrawing } from './logo.ts'
import { northwindCvs, northwindFolders } from './northwind-cvs.ts'

export const demoPassword = 'Tabard-demo-1!'

/** Northwind's key for its own server. It is public, so production refuses it. */
export const demoApiKey = { keyId: 'key-demo-northwind', secret: 'Tabard-demo-secret-1!' }

export interface DemoUser {
  email: string
  name: string
  role: Role
  userType: 'app' | 'beta'
  phone: string
  jobTitle: string
}

export interface DemoCompany {
  name: string
  branding: Pick<Branding, 'font' | 'headingFont' | 'colors' | 'footerText'>
  logo: { drawing: LogoDrawing; ink: string; spark: string; fileName: string }
  users: readonly DemoUser[]
  folders: readonly string[]
  cvs: readonly DemoCv[]
  /** Name of the CV that has an open link. Null: no link. */
  linked: string | null
}

export const northwind: DemoCompany = {
  name: sampleBranding.companyName,
  branding: {
    font: 'Archivo',
    headingFont: 'Archivo',
    colors: { primary: '#0b4f4a', secondary: '#b98634' },
    footerText: sampleBranding.footerText,
  },
  logo: { drawing: northwindLogo, ink: '#0b4f4a', spark: '#b98634', fileName: 'northwind-talent.png' },
  users: [
    {
      email: 'recruiter@demo.tabard.test',
      name: samplePresenter.name,
      role: 'recruiter',
      userType: 'app',
      phone: samplePresenter.phone,
      jobTitle: 'Principal consultant',
    },
    {
      email: 'admin@demo.tabard.test',
      name: 'Hana Sievert',
      role: 'admin',
      userType: 'app',
      phone: '+31 10 555 0140',
      jobTitle: 'Managing partner',
    },
    {
      email: 'brand@demo.tabard.test',
      name: 'Luc Fontaine',
      role: 'brandEditor',
      userType: 'app',
      phone: '+31 10 555 0144',
      jobTitle: 'Brand and operations',
    },
    {
      email: 'beta@demo.tabard.test',
      name: 'Emre Aksoy',
      role: 'recruiter',
      userType: 'beta',
      phone: '+31 10 555 0146',
      jobTitle: 'Consultant',
    },
  ],
  folders: northwindFolders,
  cvs: northwindCvs,
  linked: sampleCv.candidateName,
}

export const fabrikam: DemoCompany = {
  name: 'Fabrikam Search',
  branding: {
    font: 'Source Serif 4',
    headingFont: 'Source Serif 4',
    colors: { primary: '#4a2545', secondary: '#a8577e' },
    footerText: `${canary}-FOOTER`,
  },
  logo: { drawing: fabrikamLogo, ink: '#4a2545', spark: '#a8577e', fileName: `fabrikam-${canary}.png` },
  users: [
    {
      email: 'admin@fabrikam.tabard.test',
      name: 'Greta Falk',
      role: 'admin',
      userType: 'app',
      phone: '+44 131 496 0100',
      jobTitle: 'Partner',
    },
  ],
  folders: fabrikamFolders,
  cvs: fabrikamCvs,
  linked: `Orla Winterbourne ${canary}-NAME`,
}

export const demoCompanies = [northwind, fabrikam]
