import type { Application, Branding } from '@tabard/contract'

const LONGEST = 120

/**
 * The name of a downloaded document, such as "Maren Oduya, Northwind Talent.pdf", without characters that file systems
 * forbid.
 */
export function outputFileName(
  application: Pick<Application, 'candidateName' | 'identifier' | 'outputName'>,
  branding: Pick<Branding, 'companyName'>,
  format: 'pdf' | 'docx',
): string {
  const given = application.outputName || application.candidateName || application.identifier
  const name = [given, application.outputName ? '' : branding.companyName].filter(Boolean).join(', ')
  const safe = name.replace(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/g, ' ').replace(/\s+/g, ' ')
  return `${safe.trim().slice(0, LONGEST) || 'CV'}.${format}`
}
