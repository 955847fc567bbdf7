import type { Application } from '@tabard/contract'
import type { ApplicationParts, SmallColumn } from '../../store/applications.ts'

/** Which column a field is read from; those that are always read, and those that are large, stand elsewhere. */
const columnOf: Partial<Record<keyof Application, SmallColumn>> = {
  candidateName: 'candidate_name',
  emailAddress: 'email_address',
  phoneNumber: 'phone_number',
  identifier: 'identifier',
  linkedUrl: 'linked_url',
  headline: 'headline',
  location: 'location',
  template: 'template_id',
  templateVersion: 'template_version',
  totalExperience: 'total_experience',
  averageTenure: 'average_tenure',
  score: 'score',
  fileTypes: 'file_types',
  fileName: 'file_name',
  submittedBy: 'submitted_by',
  outputName: 'output_name',
  duplication: 'duplication',
}

/** `?attributes=`: only what is named is read. What is large is read only when named, or on one whole application. */
export function partsNamed(attributes: string): ApplicationParts {
  const named = new Set(attributes.split(','))
  return {
    freeText: named.has('freeText') || named.has('embedCard'),
    miscData: named.has('miscData'),
    coverLetter: named.has('coverLetter'),
    stats: named.has('stats'),
    details: named.has('headshot') || named.has('source'),
    only: Object.entries(columnOf).flatMap(([name, column]) => (named.has(name) ? [column] : [])),
  }
}

/** What a list shows without being asked. Its counts cost two index look-ups a row, so one that names fields may leave them out. */
export const listParts: ApplicationParts = { freeText: false, miscData: false, coverLetter: false, stats: true }
