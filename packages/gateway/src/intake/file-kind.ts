import { cvFileKinds, sniffFile, type SniffedKind } from '@tabard/contract'

/** What a file is stored as: its first bytes tell, and of a zip the names in it. */
export type FileKind = SniffedKind | 'docx'

/** What may be a CV. Old Word files and the like are told apart further by the parser. */
export const cvKinds: ReadonlySet<FileKind> = new Set<FileKind>([...cvFileKinds, 'docx'])

export const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ole: 'application/msword',
  rtf: 'application/rtf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  image: 'application/octet-stream',
  unknown: 'application/octet-stream',
}

export function fileKind(bytes: Uint8Array): FileKind {
  const kind = sniffFile(bytes)
  return kind === 'zip' && hasEntry(bytes, 'word/') ? 'docx' : kind
}

/** Whether a zip names such an entry. Names stand uncompressed; this opens nothing. */
function hasEntry(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name)
}
