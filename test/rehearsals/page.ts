import { newPage } from '../../scripts/new/page.ts'
import type { Rehearsal } from './rehearsal.ts'

const { own, edits } = newPage('team-members')

/** What a check says when this file is the one forgotten. */
const missed: Record<string, RegExp> = {
  'packages/contract/src/app-routes.ts': /pages\.tsx.*'team-members'+ does not exist in type/,
  'host-app/src/pages.tsx': /pages\.tsx.*Property '"team-members"' is missing/,
  'host-app/src/words/words.ts': /another language has to say: host-app\/src\/words\/words\.ts/,
  'test/size/budgets.json': /test\/size\/budgets\.json has no "page team-members"/,
}

/** What `npm run new page team-members` writes, by hand. */
export const page: Rehearsal = {
  task: 'a page of the host app',
  most: 4,
  own,
  steps: edits.map(({ file, edit }) => ({ file, edit, missed: missed[file] ?? /^$/ })),
  checks: [
    'types host-app',
    'unit host-app/src/pages/team-members test/words.test.ts test/budgets.test.ts',
    'eslint host-app/src/pages/team-members',
  ],
}
