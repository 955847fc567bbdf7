import * as v from 'valibot'
import type { Folder } from '../entities/folder.ts'
import { count, id, name } from './basics.ts'

export const folder: v.GenericSchema<Folder> = v.object({
  folder_id: id('folderId'),
  name: v.string(),
  createdTime: v.number(),
  count,
})

export const folderMap = v.record(v.string(), folder)

export const folderBody = v.strictObject({ folder_id: v.optional(id('folderId')), name: name(80) })
