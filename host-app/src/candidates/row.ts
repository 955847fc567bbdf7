import type { Application, AppId, ApplicationStatus, ErrorCode, FolderId, TemplateId } from '@tabard/contract'
import { text } from './row.text.ts'

/** A candidate as the table holds it: what is shown, and what searching and sorting need, worked out once. */
export interface Row {
  id: AppId
  folderId: FolderId
  name: string
  role: string
  status: ApplicationStatus
  failure: ErrorCode | null
  /** Seconds since 1970. */
  received: number
  owner: string
  template: TemplateId | null
  score: number | null
  links: number
  views: number
  fileName: string
  isDuplicate: boolean
  revision: number
  /** Lower case, without accents. */
  haystack: string
}

export function rowOf(application: Application): Row {
  const { candidateName, identifier, fileName, headline, location, emailAddress, status } = application
  const isRead = status !== 'processing' && status !== 'failed'
  return {
    id: application.application_id,
    folderId: application.folder_id,
    name: (isRead && (candidateName || identifier)) || fileName || candidateName || text.unnamed,
    role: headline,
    status,
    failure: application.failure,
    received: application.receivedTime,
    owner: application.submittedBy,
    template: application.template,
    score: isRead ? application.score : null,
    links: application.stats.links,
    views: application.stats.views,
    fileName,
    isDuplicate: application.duplication !== null,
    revision: application.revision,
    haystack: folded(`${candidateName}\n${headline}\n${location}\n${emailAddress}\n${identifier}\n${fileName}`),
  }
}

/** Most text needs no taking apart, which is dear a hundred thousand times over. */
const PLAIN = /^[\x20-\x7e\n]*$/

/** Accents and case do not matter to who searches: `zoe` finds `Zoë`. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
