import type { Migration } from './migration.ts'

/** A list shows where a candidate lives; out of `misc_data` it could only be had by unpacking every CV of the list. */
export const location: Migration = {
  name: '0003-location',
  statements: [
    `alter table applications add column location text`,
    `update applications set location = misc_data ->> 'location' where misc_data ? 'location'`,
  ],
}
