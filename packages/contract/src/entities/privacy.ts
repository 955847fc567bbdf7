import type { UserId } from '../ids.ts'

/** All a company has with us, packed to be taken away. Kept for some days. */
export interface CompanyExport {
  exportId: string
  status: 'preparing' | 'ready' | 'failed' | 'expired'
  sizeBytes: number
  requestedBy: UserId
  /** Seconds since 1970. */
  createdTime: number
  finishedTime: number | null
  expiryTime: number
  /** Zip files, each whole in itself; empty until it is ready. Their addresses work for some minutes, without further proof. */
  parts: { fileName: string; url: string }[]
}

/** How much of a candidate is gone. */
export interface Erasure {
  /** The ids of the CVs. */
  applications: string[]
  versions: number
  /** Files and finished documents, with their bytes. */
  files: number
  links: number
  views: number
  /** Jobs that were waiting, and letters. */
  jobs: number
  letters: number
  /** Rows of all other kinds. */
  others: number
}
