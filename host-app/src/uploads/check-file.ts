import { CV_MAX_BYTES, type ErrorCode } from '@tabard/contract'

export type FileProblem = Extract<ErrorCode, 'file_empty' | 'file_too_large' | 'file_not_a_cv_format' | 'file_damaged'>

const SIGNATURES: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46], // %PDF
  [0x50, 0x4b, 0x03, 0x04], // a zip: DOCX, ODT
  [0xd0, 0xcf, 0x11, 0xe0], // DOC
  [0x7b, 0x5c, 0x72, 0x74], // {\rt: RTF
]
/** A PDF may have some bytes before its header; its readers look this far. */
const HEAD_BYTES = 1024

/** What can be told without sending a file: saves a slow upload that would be refused. Null when nothing speaks against it. */
export async function checkFile(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return 'file_empty'
  if (file.size > CV_MAX_BYTES) return 'file_too_large'
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null)
  // A folder, or a file that was moved after it was chosen.
  if (head === null) return 'file_damaged'
  return isLikeDocument(new Uint8Array(head)) ? null : 'file_not_a_cv_format'
}

function isLikeDocument(head: Uint8Array): boolean {
  if (SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte))) return true
  return new TextDecoder('latin1').decode(head).includes('%PDF-')
}
