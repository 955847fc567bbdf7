import { createApplication } from '@tabard/contract'
import type { Api } from '@tabard/runtime'
import { fileAsBase64 } from './file-as-base64.ts'
import type { UploadQueueParts } from './upload-queue.ts'
import { text } from './uploads.text.ts'

/** Sends one CV to the gateway and reports how much of it has been sent. */
export function sendFileWith(api: Api): UploadQueueParts['send'] {
  return async (file, folderId, { signal, onProgress }) => {
    const fileB64 = await fileAsBase64(file)
    const result = await api.upload(
      createApplication,
      { query: folderId === null ? {} : { folderId }, body: { fileB64, fileName: file.name } },
      {
        signal,
        // Converted to bytes of the file, because base64 is a third longer and people know the size of their file.
        onProgress: ({ sentBytes, totalBytes }) => onProgress((sentBytes / totalBytes) * file.size, file.size),
      },
    )
    if (!result.ok) return result
    const application = Object.values(result.value)[0]
    if (application) return { ok: true, value: application }
    return {
      ok: false,
      error: { code: 'unexpected', text: text.nothingBack },
    }
  }
}
