const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Time a browser may take to begin a download after it was asked to. */
const KEPT_MS = 60_000

/** Hands bytes to the reader as a file. */
export function downloadFile(bytes: Uint8Array, fileName: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mediaType }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.rel = 'noopener'
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

export function mediaTypeOf(format: keyof typeof mediaTypes): string {
  return mediaTypes[format]
}
