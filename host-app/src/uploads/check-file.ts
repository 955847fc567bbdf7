import { cvFileKinds, CV_MAX_BYTES, sniffFile, SNIFFED_BYTES, type ErrorCode } from '@tabard/contract'

export type FileProblem = Extract<ErrorCode, 'file_empty' | 'file_too_large' | 'file_not_a_cv_format' | 'file_damaged'>

/**
 * Finds problems of a file before it is sent, which saves a slow upload that would be refused. Null when it finds none.
 */
export async function checkFile(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return 'file_empty'
  if (file.size > CV_MAX_BYTES) return 'file_too_large'
  const head = await file
    .slice(0, SNIFFED_BYTES)
    .arrayBuffer()
    .catch(() => null)
  // `head` is null for a folder, or for a file that was moved after it was chosen.
  if (head === null) return 'file_damaged'
  return cvFileKinds.includes(sniffFile(new Uint8Array(head))) ? null : 'file_not_a_cv_format'
}
