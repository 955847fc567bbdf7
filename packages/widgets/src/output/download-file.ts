const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Time for the browser to begin the download before the address is revoked. */
const KEPT_MS = 60_000

/** Downloads bytes as a file. */
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
