import { fileDesignations, type Logo, type LogoFacts, type StoredFile, type StoredOutput } from '@tabard/contract'
import type { FileRow, Json, LogoRow } from '../store/schema.ts'

export function presentFile(row: FileRow, bytes?: Uint8Array): StoredFile {
  return {
    fileId: row.id,
    fileName: row.file_name,
    fileType: row.media_type,
    designation: fileDesignations.find((one) => one === row.designation) ?? 'supporting',
    sizeBytes: row.size_bytes,
    ...(bytes && { fileB64: Buffer.from(bytes).toString('base64') }),
  }
}

/** A row of `outputs`, read or about to be written. */
interface PresentableOutput {
  id: string
  file_name: string
  format: string
  size_bytes: number
  created_at: number
  output_name: string | null
  user_id: string | null
  chapters?: unknown
  bullhorn_output_data: Json | null
  image_type: string | null
}

/** A finished document. Its bytes, and the values an applicant system stored beside it, are answered only with `bytes`. */
export function presentOutput(row: PresentableOutput, bytes?: Uint8Array): StoredOutput {
  return {
    outputId: row.id,
    fileName: row.file_name,
    format: row.format === 'pdf' || row.format === 'docx' ? row.format : 'image',
    sizeBytes: row.size_bytes,
    createdTime: row.created_at,
    outputName: row.output_name ?? '',
    userId: row.user_id ?? '',
    chapters: Array.isArray(row.chapters) ? (row.chapters as string[]) : [],
    imageType: row.image_type ?? '',
    ...(bytes && row.bullhorn_output_data && { bullhornOutputData: row.bullhorn_output_data }),
    ...(bytes && { fileB64: Buffer.from(bytes).toString('base64') }),
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

export function presentLogoFacts(row: LogoRow): LogoFacts {
  return {
    fileName: row.file_name,
    fileType: row.media_type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    width: row.width,
    height: row.height,
    isCurrent: row.is_current,
    createdTime: row.created_at,
  }
}
