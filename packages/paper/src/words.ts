/** The few words paper itself puts on a document. */
export const words = {
  presentedBy: 'Presented by',
  candidate: (identifier: string) => `Candidate ${identifier}`,
  experience: 'Experience',
  averageTenure: 'Average tenure',
  languages: 'Languages',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  untitled: 'Candidate',
} as const

/** 14 → "14 years", 0.5 → "6 months". */
export function sayYears(years: number): string {
  if (years < 1) {
    const months = Math.round(years * 12)
    return months === 1 ? '1 month' : `${months} months`
  }
  return years === 1 ? '1 year' : `${years} years`
}
