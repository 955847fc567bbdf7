import type { AdminUpdate, ProfileUpdate } from '@tabard/contract'
import type { UserChange, UserRow } from '../../store/schema.ts'
import { profileRows, userRows } from '../../store/user-columns.ts'

type Written = Partial<ProfileUpdate & AdminUpdate>

/** The columns that a person or an admin may write. */
export const writtenRows = userRows.filter(({ edit }) => edit !== undefined)
const writtenProfile = profileRows.filter(({ edit }) => edit !== undefined)

/**
 * The row as it is to become, and the fields that the input names. A field that the table lets nobody write is left as it
 * was, whatever the input holds.
 */
export function changeUserRow(before: UserRow, input: Written): { change: UserChange; fields: string[] } {
  const given: Record<string, unknown> = { ...input, name: input.name?.trim() }
  const profile = writtenProfile.filter(({ field }) => given[field] !== undefined)
  const columns = Object.fromEntries(writtenRows.map(({ column, field }) => [column, given[field] ?? before[column]]))
  return {
    change: {
      ...columns,
      ...(profile.length > 0 && {
        profile: { ...before.profile, ...Object.fromEntries(profile.map(({ field }) => [field, given[field]])) },
      }),
    },
    fields: [...profile, ...writtenRows].map(({ field }) => field).filter((field) => given[field] !== undefined),
  }
}
