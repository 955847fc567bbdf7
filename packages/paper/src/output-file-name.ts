import type { Application, Branding } from '@tabard/contract'

const LONGEST = 120

/** "Maren Oduya, Northwind Talent.pdf": what the receiver files it under, free of what file systems forbid. */
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
