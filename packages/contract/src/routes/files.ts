import type { StoredFile, StoredOutput } from '../entities/file.ts'
import type { AppId } from '../ids.ts'
import { route } from '../route.ts'

type None = Record<never, string>

export const getFiles = route<{
  params: { appId: AppId }
  query: { fileId?: string; designation?: 'original' | 'supporting' }
  body: undefined
  response: { files: StoredFile[] }
}>()({
  method: 'get',
  api: 'main',
  path: '/files/{appId}',
  access: 'session',
  needs: ['editing', 'read'],
  summary: 'The files of an application; with `fileId` or `designation=original`, that one with its bytes.',
  errors: ['not_found'],
})

export interface OutputBody {
  outputName?: string
  fileName: string
  userId?: string
  chapters?: string[]
  bullhornOutputData?: Record<string, unknown>
  pdfB64?: string
  /** Ours. */
  docxB64?: string
  imageB64?: string
  imageType?: string
  imageFileType?: string
}

export const createOutput = route<{
  params: { appId: AppId }
  query: None
  body: OutputBody
  response: StoredOutput
}>()({
  method: 'post',
  api: 'main',
  path: '/output/{appId}',
  access: 'session-or-signature',
  needs: ['editing', 'write'],
  signature: { right: 'output', id: 'appId' },
  summary: 'Keeps a finished document.',
  errors: ['not_found', 'output_not_accepted', 'payload_too_large'],
})
