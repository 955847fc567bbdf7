import type { MiscData } from '@tabard/contract'
import type { ApplicationRow } from '../../store/schema.ts'

type Row = Pick<ApplicationRow, 'candidate_name' | 'email_address' | 'phone_number' | 'linked_url' | 'misc_data'>

/**
 * The options of a transform, with what the CV itself knows: whom `anonymise` hides, and how they are reached. Names or
 * values that the caller gave stand beside them. `employers: true` hides every employer that was read.
 */
export function aboutCandidate(options: Readonly<Record<string, unknown>>, row: Row): Record<string, unknown> {
  const { parsed } = row.misc_data as MiscData
  const employers = options['employers'] === true ? parsed?.experience.map((job) => job.employer?.value) : undefined
  return {
    ...options,
    names: [...textsOf(options['names']), ...textsOf([row.candidate_name, parsed?.candidateName?.value])],
    values: [
      ...textsOf(options['values']),
      ...textsOf([row.email_address, row.phone_number, row.linked_url, parsed?.phoneNumber?.value]),
    ],
    ...(employers && { employers: textsOf(employers) }),
  }
}

function textsOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((item): item is string => typeof item === 'string' && item.trim() !== '')
}
