export const jobStatuses = ['open', 'on-hold', 'filled', 'closed'] as const
export type JobStatus = (typeof jobStatuses)[number]
