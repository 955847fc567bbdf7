import type { AppId, FolderId, JobId, TemplateId } from '../ids.ts'
import type { ErrorCode } from '../errors.ts'
import type { Branding } from './client.ts'
import type { Op, Section } from './document.ts'
import type { EmbedCard } from './embed-card.ts'
import type { InventedValue } from './assist.ts'
import type { ParsedCv } from './parsed-cv.ts'
import type { Template } from './template.ts'

export const applicationStatuses = ['processing', 'new', 'in-review', 'ready', 'sent', 'archived', 'failed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The candidate's picture: its bytes are had from `GET /headshots/{appId}`. */
export interface HeadshotFacts {
  fileType: 'image/png' | 'image/jpeg'
  width: number
  height: number
  /** Seconds since 1970. */
  updatedTime: number
}

/** How an application came to us, as the upload's query told it. */
export interface ApplicationSource {
  cvType: string | null
  platform: string | null
  externalClientId: string | null
  externalId: string | null
  externalUserId: string | null
  jobId: JobId | null
}

/** What is kept beside a CV's fields. */
export interface MiscData {
  /** What the parser read: it holds every word of the original. */
  parsed?: ParsedCv
  /** Values of the company's custom tags, by their `tag` key. */
  tags?: Record<string, string>
  /** What the last rewriting said that the CV did not. */
  invented?: InventedValue[]
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
  /** Id of an older application it repeats: the one it was copied from, else one of the same external id or e-mail address. */
  duplication: AppId | null
  miscData: MiscData
  revision: number
  /** Milliseconds since 1970. */
  updatedAt: number
  /** Links made and times they were opened. */
  stats: { links: number; views: number }
  /** True on an answer for one application, false inside lists. */
  loadedIndividually: boolean
  /** Only on an answer for one application; null where there is none. */
  headshot?: HeadshotFacts | null
  /** Only on an answer for one application. */
  source?: ApplicationSource
}

/** One state an application had: what `PUT /versions/{appId}` brings back. */
export interface ApplicationVersion {
  revision: number
  /** Milliseconds since 1970. */
  createdAt: number
  /** A user id, `link:<id>`, or `parser`. */
  author: string
  /** Words of the text. */
  words: number
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
