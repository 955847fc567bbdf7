/** What a file is to its application. `former`: an original that another one has replaced. */
export const fileDesignations = ['original', 'supporting', 'cover_letter', 'certificate', 'former'] as const
export type FileDesignation = (typeof fileDesignations)[number]

/** A stored file of an application. */
export interface StoredFile {
  fileId: string
  fileName: string
  /** Media type, told from the bytes. */
  fileType: string
  designation: FileDesignation
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
  /** The name chosen for it, without extension. */
  outputName: string
  /** In whose name it was made: a user id, or '' for a link's visitor. */
  userId: string
  /** Headings in it, in their order. */
  chapters: string[]
  /** What a picture shows, in the caller's words; '' for documents. */
  imageType: string
  /** What an applicant system asked to have kept beside it; only when one output was asked for. */
  bullhornOutputData?: Record<string, unknown>
  /** Base64; only when one output was asked for. */
  fileB64?: string
}

export interface Logo {
  fileName: string
  fileType: 'image/png' | 'image/jpeg'
  /** Base64 of the re-encoded image. */
  fileB64: string
  width: number
  height: number
}

/** A logo without its bytes. */
export interface LogoFacts extends Omit<Logo, 'fileB64'> {
  /** Whether documents wear it now. */
  isCurrent: boolean
  /** Seconds since 1970. */
  createdTime: number
}

/** A picture that is served as it is: a thumbnail, a page's background. */
export interface Picture {
  fileType: 'image/png' | 'image/jpeg'
  /** Base64. */
  fileB64: string
  /** Pixels. */
  width: number
  height: number
}
