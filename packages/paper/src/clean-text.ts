/**
 * Removes control characters and the private ones of icon fonts, because a PDF or DOCX must not hold them. A soft line
 * break becomes a space.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\u2028\u2029\u000b\u000c\r]/g, ' ')
    .replace(/[\u0000-\u0008\u000e-\u001f\u00ad\u200b\ufeff\ue000-\uf8ff\ufffe\uffff]|\p{Surrogate}/gu, '')
}

/** The same object with all its texts clean. */
export function withCleanTexts<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? cleanText(value) : value,
    ]),
  ) as T
}
