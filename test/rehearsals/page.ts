import { newPage } from '../../scripts/new/page.ts'
import type { Rehearsal } from './rehearsal.ts'

const { own, edits } = newPage('team-members')

/** What a check says when this file is the one forgotten. */
const missed: Record<string, RegExp> = {
  'packages/contract/src/app-routes.ts': /pages\.tsx.*'team-members'+ does not exist in type/,
  'host-app/src/pages.tsx': /pages\.tsx.*Property '"team-members"' is missing/,
}

/** What `npm run new page team-members` writes, by hand. */
export const page: Rehearsal = {
  task: 'a page of the host app',
  most: 2,
  own,
  steps: edits.map(({ file, edit }) => ({ file, edit, missed: missed[file] ?? /^$/ })),
  checks: ['types host-app', 'unit host-app/src/pages/team-members'],
}
