import type { FolderId } from '../ids.ts'

export interface Folder {
  folder_id: FolderId
  name: string
  /** Seconds since 1970. */
  createdTime: number
  /** Applications in it. */
  count: number
}
