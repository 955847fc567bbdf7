import type { ParsedCv, Section } from '@tabard/contract'
import type { ComposeInput } from '@tabard/paper'

/** The application that a parsed CV becomes, for everything that makes papers of sample CVs. */
export function applicationOfCv(cv: ParsedCv, freeText: Section[]): ComposeInput['application'] {
  return {
    candidateName: cv.candidateName?.value ?? '',
    identifier: 'CP-1',
    headline: cv.headline?.value ?? '',
    location: cv.location?.value ?? '',
    emailAddress: cv.emailAddress?.value ?? '',
    phoneNumber: cv.phoneNumber?.value ?? '',
    linkedUrl: '',
    totalExperience: cv.totalExperience,
    averageTenure: cv.averageTenure,
    freeText,
    embedCard: {},
    miscData: { parsed: cv },
  }
}
