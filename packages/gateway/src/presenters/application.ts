import {
  isErrorCode,
  applicationStatuses,
  type Application,
  type EmbedCard,
  type MiscData,
  type Op,
  type Section,
} from '@tabard/contract'
import type { ApplicationRecord } from '../store/applications.ts'

/** One application as the outside sees it. What a list did not read comes out empty. */
export function presentApplication(row: ApplicationRecord, loadedIndividually: boolean): Application {
  return {
    application_id: row.id,
    folder_id: row.folder_id,
    status: applicationStatuses.find((status) => status === row.status) ?? 'new',
    failure: isErrorCode(row.failure) ? row.failure : null,
    freeText: row.free_text as Section[],
    embedCard: row.embed_card as unknown as Record<string, EmbedCard>,
    candidateName: row.candidate_name ?? '',
    emailAddress: row.email_address ?? '',
    phoneNumber: row.phone_number ?? '',
    identifier: row.identifier ?? '',
    linkedUrl: row.linked_url ?? '',
    headline: row.headline ?? '',
    location: row.location ?? '',
    template: row.template_id,
    coverLetter: row.cover_letter as Op[] | null,
    templateVersion: row.template_version ?? 0,
    totalExperience: row.total_experience,
    averageTenure: row.average_tenure,
    score: row.score,
    fileTypes: row.file_types as string[],
    fileName: row.file_name ?? '',
    submittedBy: row.submitted_by ?? '',
    receivedTime: row.received_time,
    outputName: row.output_name ?? '',
    duplication: row.duplication,
    miscData: row.misc_data as MiscData,
    revision: row.revision,
    updatedAt: row.updated_at,
    stats: { links: row.link_count ?? 0, views: row.view_count ?? 0 },
    loadedIndividually,
  }
}

/**
 * What somebody outside the team may see of a CV: what it shows, and nothing of how it came to be. Hidden sections, the
 * parser's notes (which hold every word of the original) and the team's own remarks stay here.
 */
export function forVisitor(application: Application): Application {
  return {
    ...application,
    freeText: application.freeText.filter((section) => !section.hidden),
    miscData: {},
    failure: null,
    score: null,
    fileName: '',
    fileTypes: [],
    submittedBy: '',
    duplication: null,
    stats: { links: 0, views: 0 },
  }
}
