import type { MiscData } from '@tabard/contract'
import { contactColumns, type ContactColumn } from '../../store/application-columns.ts'
import type { ApplicationRow } from '../../store/schema.ts'

type Row = Pick<ApplicationRow, ContactColumn | 'candidate_name' | 'misc_data'>

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
      ...textsOf([...contactColumns.map((column) => row[column]), parsed?.phoneNumber?.value]),
    ],
    ...(employers && { employers: textsOf(employers) }),
  }
}

function textsOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((item): item is string => typeof item === 'string' && item.trim() !== '')
}
