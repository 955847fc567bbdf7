import type { Folder } from '@tabard/contract'
import type { FolderRecord } from '../store/folders.ts'

export function presentFolder(row: FolderRecord): Folder {
  return { folder_id: row.id, name: row.name, createdTime: row.created_at, count: row.count }
}
