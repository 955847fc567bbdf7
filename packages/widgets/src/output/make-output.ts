import { createOutput, type ApplicationBundle } from '@tabard/contract'
import { outputFileName, type ComposeInput } from '@tabard/paper'
import type { Runtime } from '@tabard/runtime'
import { toBase64 } from './base64.ts'
import { downloadFile, mediaTypeOf } from './download-file.ts'
import { makeDocx } from './make-docx.ts'
import { makePdf } from './make-pdf.ts'

export type OutputFormat = 'pdf' | 'docx'

export interface OutputRequest {
  runtime: Runtime
  fontsUrl: string
  document: ComposeInput & Pick<ApplicationBundle, 'application'>
  format: OutputFormat
  /** Whether the visitor's rights allow storing the document on the server. */
  isKept: boolean
}

/**
 * Makes the document, downloads it, and stores it on the server if the rights allow it. Returns the stored document's
 * id, or '' if it could not be stored. The reader has the file in both cases.
 */
export async function makeOutput({ runtime, fontsUrl, document, format, isKept }: OutputRequest): Promise<string> {
  const { application, branding } = document
  const bytes = format === 'pdf' ? (await makePdf(document, fontsUrl)).bytes : await makeDocx(document)
  const fileName = outputFileName(application, branding, format)
  downloadFile(bytes, fileName, mediaTypeOf(format))
  if (!isKept) return ''
  const encoded = await toBase64(bytes)
  const result = await runtime.api.call(createOutput, {
    params: { appId: application.application_id },
    query: {},
    body: {
      fileName,
      outputName: fileName.replace(/\.\w+$/, ''),
      ...(format === 'pdf' ? { pdfB64: encoded } : { docxB64: encoded }),
    },
  })
  return result.ok ? result.value.outputId : ''
}
