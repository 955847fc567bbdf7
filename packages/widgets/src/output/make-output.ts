import { createOutput, type ApplicationBundle } from '@tabard/contract'
import { outputFileName, type ComposeInput } from '@tabard/paper'
import type { Runtime } from '@tabard/runtime'
import { toBase64 } from './base64.ts'
import { downloadFile, mediaTypeOf } from './download-file.ts'
import { makeDocx } from './make-docx.ts'
import { makePdf } from './make-pdf.ts'
import { text } from './output.text.ts'
import { sayMissing } from './say-missing.ts'

export type OutputFormat = 'pdf' | 'docx'

export interface OutputRequest {
  runtime: Runtime
  fontsUrl: string
  document: ComposeInput & Pick<ApplicationBundle, 'application'>
  format: OutputFormat
  /** Whether the visitor's rights allow storing the document on the server. */
  isKept: boolean
  /** Whether the reader can change the text or take the Word document. */
  isTeam: boolean
}

/**
 * Makes the document, downloads it, and stores it on the server if the rights allow it. Returns the stored document's
 * id, or '' if it could not be stored; the reader has the file in both cases. Returns null where the reader does not
 * want a PDF that lacks letters.
 */
export async function makeOutput(request: OutputRequest): Promise<string | null> {
  const { runtime, document, format, isKept } = request
  const { application, branding } = document
  const bytes = format === 'pdf' ? await makeWantedPdf(request) : await makeDocx(document)
  if (!bytes) return null
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

async function makeWantedPdf({ runtime, fontsUrl, document, isTeam }: OutputRequest): Promise<Uint8Array | null> {
  const { bytes, missingLetters } = await makePdf(document, fontsUrl)
  if (missingLetters.length === 0) return bytes
  const { title, confirm, cancel } = text.missing
  const isWanted = await runtime.dialog.confirm({
    title,
    message: sayMissing(missingLetters, isTeam),
    confirmText: confirm,
    cancelText: cancel,
  })
  return isWanted ? bytes : null
}
