/** Kinds of file we tell apart by their first bytes. A name or a declared type proves nothing. */
export type FileKind = 'pdf' | 'zip' | 'docx' | 'ole' | 'rtf' | 'png' | 'jpeg' | 'unknown'

export const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ole: 'application/msword',
  rtf: 'application/rtf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  unknown: 'application/octet-stream',
}

/** How far a PDF's header may stand from the start: readers allow a little mail or printer noise before it. */
const PDF_HEADER_WITHIN = 1024

export function sniff(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return hasEntry(bytes, 'word/') ? 'docx' : 'zip'
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole'
  if (
    startsWith(
      bytes,
      [...'{\\rtf'].map((char) => char.charCodeAt(0)),
    )
  )
    return 'rtf'
  if (Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-')) return 'pdf'
  return 'unknown'
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte)
}

/** Whether a zip names such an entry. Names stand uncompressed; this opens nothing. */
function hasEntry(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name)
}
