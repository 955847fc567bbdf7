import {
  isErrorCode,
  applicationStatuses,
  type Application,
  type HeadshotFacts,
  type MiscData,
  type Op,
  type Section,
} from '@tabard/contract'
import type { ApplicationRecord } from '../store/applications.ts'
import type { Json } from '../store/schema.ts'
import { presentEmbedCards } from './embed-cards.ts'

/** One application as the outside sees it. What a list did not read comes out empty. */
export function presentApplication(row: ApplicationRecord, loadedIndividually: boolean): Application {
  return {
    application_id: row.id,
    folder_id: row.folder_id,
    status: applicationStatuses.find((status) => status === row.status) ?? 'new',
    failure: isErrorCode(row.failure) ? row.failure : null,
    freeText: row.free_text as Section[],
    embedCard: presentEmbedCards(row.embed_card),
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
    ...(row.headshot !== undefined && { headshot: presentHeadshot(row.headshot) }),
    ...(row.cv_type !== undefined && {
      source: {
        cvType: row.cv_type,
        platform: row.platform ?? null,
        externalClientId: row.external_client_id ?? null,
        externalId: row.external_id ?? null,
        externalUserId: row.external_user_id ?? null,
        jobId: row.job_id ?? null,
      },
    }),
  }
}

/** What is told of a picture; where it lies is not. */
export function presentHeadshot(headshot: Json | null): HeadshotFacts | null {
  if (headshot === null) return null
  return {
    fileType: headshot['mediaType'] === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    width: Number(headshot['width']),
    height: Number(headshot['height']),
    updatedTime: Number(headshot['at']),
  }
}

/**
 * What somebody outside the team may see of a CV: what it shows, and nothing of how it came to be. Hidden sections, the
 * parser's notes (which hold every word of the original) and the team's own remarks stay here.
 */
export function forVisitor(application: Application): Application {
  const { headshot: _headshot, source: _source, ...shown } = application
  return {
    ...shown,
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
