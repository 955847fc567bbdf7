import type { Logo, StoredFile, StoredOutput } from '@tabard/contract'
import type { FileRow, LogoRow, NewOutput } from '../store/schema.ts'

export function presentFile(row: FileRow, bytes?: Uint8Array): StoredFile {
  return {
    fileId: row.id,
    fileName: row.file_name,
    fileType: row.media_type,
    designation: row.designation === 'supporting' ? 'supporting' : 'original',
    sizeBytes: row.size_bytes,
    ...(bytes && { fileB64: Buffer.from(bytes).toString('base64') }),
  }
}

export function presentOutput(row: NewOutput): StoredOutput {
  return {
    outputId: row.id,
    fileName: row.file_name,
    format: row.format === 'pdf' || row.format === 'docx' ? row.format : 'image',
    sizeBytes: row.size_bytes,
    createdTime: row.created_at,
  }
}

export function presentLogo(row: LogoRow, bytes: Uint8Array): Logo {
  return {
    fileName: row.file_name,
    fileType: row.media_type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    fileB64: Buffer.from(bytes).toString('base64'),
    width: row.width,
    height: row.height,
  }
}
