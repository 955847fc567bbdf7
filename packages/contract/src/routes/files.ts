import type { FileDesignation } from '../entities/file.ts'
import type { FileBody, OutputBody, StoredFile, StoredOutput } from '../schemas/file.ts'
import type { AppId } from '../ids.ts'
import { route } from '../route.ts'

type None = Record<never, string>

export const getFiles = route<{
  params: { appId: AppId }
  query: { fileId?: string; designation?: FileDesignation }
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

export const createFile = route<{ params: { appId: AppId }; query: None; body: FileBody; response: StoredFile }>()({
  method: 'post',
  api: 'main',
  path: '/files/{appId}',
  access: 'session',
  needs: ['editing', 'write'],
  summary:
    'Keeps a file beside a CV. A new original takes the place of the old one, which stays as `former`; it is read at once where the CV has no text yet, else on `aiParse`.',
  errors: [
    'not_found',
    'revision_conflict',
    'file_not_accepted',
    'file_not_a_cv_format',
    'file_too_large',
    'file_empty',
    'storage_full',
  ],
})

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
  summary: 'Keeps a finished document, and a picture of it where one comes along.',
  errors: ['not_found', 'output_not_accepted', 'payload_too_large', 'storage_full'],
})

/** Ours. */
export const listOutputs = route<{
  params: { appId: AppId }
  query: { outputId?: string }
  body: undefined
  response: { outputs: StoredOutput[] }
}>()({
  method: 'get',
  api: 'main',
  path: '/output/{appId}',
  access: 'session',
  needs: ['editing', 'read'],
  summary: 'The finished documents of an application, newest first; with `outputId` that one with its bytes.',
  errors: ['not_found'],
})
