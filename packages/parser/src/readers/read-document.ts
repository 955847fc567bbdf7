import { sniffFile } from '@tabard/contract'
import { ParseFailure } from '../failure.ts'
import type { ReadDocument } from '../model.ts'
import { readDocx } from './docx.ts'
import { readPdf } from './pdf.ts'

export interface ReadOptions {
  password?: string
  maxPages: number
}

/** One reader for each kind of file. A new format is a reader and a line here. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<ReadDocument> {
  switch (sniffFile(bytes)) {
    case 'pdf':
      return readPdf(bytes, options)
    case 'zip':
      return readDocx(bytes)
    case 'png':
    case 'jpeg':
    case 'image':
      throw new ParseFailure('image_only')
    case 'ole':
      // Word puts a password-protected DOCX into an OLE container that holds the encrypted package.
      throw new ParseFailure(isEncryptedPackage(bytes) ? 'encrypted' : 'not_a_cv_format')
    default:
      throw new ParseFailure('not_a_cv_format')
  }
}

/** The stream name `EncryptedPackage`, in the UTF-16 of OLE directories. */
function isEncryptedPackage(bytes: Uint8Array): boolean {
  const name = Uint8Array.from(Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]))
  const last = Math.min(bytes.length - name.length, 2_000_000)
  for (let start = 0; start <= last; start += 1) {
    if (bytes[start] === name[0] && name.every((byte, offset) => bytes[start + offset] === byte)) return true
  }
  return false
}
