import type { AppId, FolderId, TemplateId } from '../ids.ts'
import type { ErrorCode } from '../errors.ts'
import type { Branding } from './client.ts'
import type { Op, Section } from './document.ts'
import type { ParsedCv } from './parsed-cv.ts'
import type { Template } from './template.ts'

export const applicationStatuses = ['processing', 'new', 'in-review', 'ready', 'sent', 'archived', 'failed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** An embed card as stored; `embedCode` never leaves the gateway. */
export interface EmbedCard {
  url: string
  width: number
  title?: string
}

export interface MiscData {
  parsed?: ParsedCv
  [key: string]: unknown
}

/** A CV. Times are seconds since 1970; `revision` grows by one with each accepted write. */
export interface Application {
  application_id: AppId
  folder_id: FolderId
  status: ApplicationStatus
  /** Why reading failed; only with status `failed`. */
  failure: ErrorCode | null
  freeText: Section[]
  embedCard: Record<string, EmbedCard>
  candidateName: string
  emailAddress: string
  phoneNumber: string
  identifier: string
  linkedUrl: string
  headline: string
  location: string
  template: TemplateId | null
  coverLetter: Op[] | null
  templateVersion: number
  totalExperience: number | null
  averageTenure: number | null
  score: number | null
  fileTypes: string[]
  fileName: string
  submittedBy: string
  receivedTime: number
  outputName: string
  /** Id of an older application with the same e-mail address, else null. */
  duplication: AppId | null
  miscData: MiscData
  revision: number
  /** Milliseconds since 1970. */
  updatedAt: number
  /** Links made and times they were opened. */
  stats: { links: number; views: number }
  /** True on an answer for one application, false inside lists. */
  loadedIndividually: boolean
}

/** The fields a PATCH may name. Everything else is refused. */
export const editableFields = [
  'candidateName',
  'emailAddress',
  'phoneNumber',
  'identifier',
  'linkedUrl',
  'headline',
  'location',
  'freeText',
  'embedCard',
  'coverLetter',
  'outputName',
  'folder_id',
] as const satisfies readonly (keyof Application)[]
export type EditableField = (typeof editableFields)[number]
export type ApplicationUpdate = Partial<Pick<Application, EditableField>>

/** Who presents the candidate: printed on the document. */
export interface Presenter {
  name: string
  email: string
  phone: string
  jobTitle: string
}

/** One call, everything the viewer needs to show its first page. */
export interface ApplicationBundle {
  application: Application
  template: Template
  branding: Branding
  presenter: Presenter | null
  /** What the asker may do here. */
  rights: { write: boolean; output: boolean; share: boolean }
}
