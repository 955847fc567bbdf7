import { getFiles, type AppId } from '@tabard/contract'
import type { Runtime } from '@tabard/runtime'
import type { Toasts } from '../../../ui/toast.tsx'
import { text } from './workspace.text.ts'

/** Downloads the file that the CV was read from, as the candidate sent it. Shows a toast if there is none. */
export async function downloadOriginal(runtime: Runtime, appId: AppId, toasts: Toasts): Promise<void> {
  const result = await runtime.api.call(getFiles, {
    params: { appId },
    query: { designation: 'original' },
  })
  const file = result.ok ? result.value.files.find((one) => one.fileB64) : undefined
  if (!file?.fileB64) {
    toasts.show({ text: result.ok ? text.source.gone : result.error.text })
    return
  }
  const [{ downloadFile }, { fromBase64 }] = await Promise.all([
    import('../../../output/download-file.ts'),
    import('../../../output/base64.ts'),
  ])
  downloadFile(fromBase64(file.fileB64), file.fileName, file.fileType)
}
