import { readFileSync } from 'node:fs'

/** One job of an invented person. Months are `YYYY-MM`. */
export interface InventedJob {
  title: string
  employer: string
  place: string
  start: string
  end: string
  says: readonly string[]
}

/** A person who does not exist, with what their CV says, whatever its layout. */
export interface Person {
  name: string
  email: string
  phone: string
  place: string
  jobs: readonly InventedJob[]
  school: { degree: string; name: string; start: string; end: string }
  skills: readonly string[]
}

/** Invented, and written by hand. */
export const people = JSON.parse(
  readFileSync(new URL('../../fixtures/people.json', import.meta.url), 'utf8'),
) as readonly Person[]
