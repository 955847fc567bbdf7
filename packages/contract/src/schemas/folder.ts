import * as v from 'valibot'
import { count, id, name } from './basics.ts'

export const folder = v.object({
  folder_id: id('folderId'),
  name: v.string(),
  /** Seconds since 1970. */
  createdTime: v.number(),
  /** Applications in it. */
  count,
})
export type Folder = v.InferOutput<typeof folder>

export const folderMap = v.record(v.string(), folder)

export const folderBody = v.strictObject({ folder_id: v.optional(id('folderId')), name: name(80) })
