import type { Migration } from './migration.ts'

/** A column for the candidate's location, which lists show. Reading it from `misc_data` would unpack every CV of the list. */
export const location: Migration = {
  name: '0003-location',
  statements: [
    `alter table applications add column location text`,
    `update applications set location = misc_data ->> 'location' where misc_data ? 'location'`,
  ],
}
