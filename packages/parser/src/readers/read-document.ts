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
      if (holdsStream(bytes, 'EncryptedPackage')) throw new ParseFailure('encrypted')
      throw new ParseFailure(holdsStream(bytes, 'WordDocument') ? 'old_word' : 'not_a_cv_format')
    case 'rtf':
      throw new ParseFailure('rtf')
    default:
      throw new ParseFailure('not_a_cv_format')
  }
}

/** Whether an OLE file has a stream of this name, which its directory holds in UTF-16. */
function holdsStream(bytes: Uint8Array, stream: string): boolean {
  const name = Uint8Array.from(Array.from(stream).flatMap((letter) => [letter.charCodeAt(0), 0]))
  const last = Math.min(bytes.length - name.length, 2_000_000)
  for (let start = 0; start <= last; start += 1) {
    if (bytes[start] === name[0] && name.every((byte, offset) => bytes[start + offset] === byte)) return true
  }
  return false
}
