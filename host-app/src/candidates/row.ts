import type { Application, AppId, ApplicationStatus, ErrorCode, FolderId, TemplateId } from '@tabard/contract'
import { text } from './row.text.ts'

/** A candidate as a row of the table: what it shows, and what search and sorting need, computed once. */
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
  /** The text that search looks in: lower case, without accents. */
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

/** Text without accents is not normalised, because normalising 100,000 rows takes long and most text needs none. */
const PLAIN = /^[\x20-\x7e\n]*$/

/** The text in lower case without accents, so that searching for `zoe` finds `Zoë`. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
