import { cvFileKinds, sniffFile, type SniffedKind } from '@tabard/contract'

/** The kind that a file is stored as. It is told by the first bytes, and for a zip by the names in it. */
export type FileKind = SniffedKind | 'docx'

/** The kinds that may be a CV. The parser tells apart old Word files and other files of the same kind. */
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

/** Whether a zip holds an entry of this name. Names in a zip are not compressed, so nothing need be unpacked. */
function hasEntry(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name)
}
