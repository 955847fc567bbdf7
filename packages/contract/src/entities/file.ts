/** A stored file of an application. */
export interface StoredFile {
  fileId: string
  fileName: string
  /** Media type, told from the bytes. */
  fileType: string
  designation: 'original' | 'supporting'
  sizeBytes: number
  /** Base64; only when one file was asked for. */
  fileB64?: string
}

export interface StoredOutput {
  outputId: string
  fileName: string
  format: 'pdf' | 'docx' | 'image'
  sizeBytes: number
  /** Seconds since 1970. */
  createdTime: number
}

export interface Logo {
  fileName: string
  fileType: 'image/png' | 'image/jpeg'
  /** Base64 of the re-encoded image. */
  fileB64: string
  width: number
  height: number
}
