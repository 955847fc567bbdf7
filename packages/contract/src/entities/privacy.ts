import type { UserId } from '../ids.ts'

/** Everything that a company has stored with us, packed for download. Kept for some days. */
export interface CompanyExport {
  exportId: string
  status: 'preparing' | 'ready' | 'failed' | 'expired'
  sizeBytes: number
  requestedBy: UserId
  /** Seconds since 1970. */
  createdTime: number
  finishedTime: number | null
  expiryTime: number
  /**
   * Zip files, each complete by itself; empty until the export is ready. Their addresses work for some minutes without
   * signing in.
   */
  parts: { fileName: string; url: string }[]
}

/** How much of a candidate's data was deleted. */
export interface Erasure {
  /** The ids of the CVs. */
  applications: string[]
  versions: number
  /** Files and finished documents, with their bytes. */
  files: number
  links: number
  views: number
  /** Waiting background jobs, and mails. */
  jobs: number
  letters: number
  /** Rows of all other kinds. */
  others: number
}
