export const applicationStatuses = ['processing', 'new', 'in-review', 'ready', 'sent', 'archived', 'failed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]
