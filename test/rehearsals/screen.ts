import { newScreen } from '../../scripts/new/screen.ts'
import type { Rehearsal } from './rehearsal.ts'

const { own, edits } = newScreen('add-note')
const widgets = 'packages/widgets/src'

/** What a check says when this file is the one forgotten. */
const missed: Record<string, RegExp> = {
  [`${widgets}/screens/index.ts`]: /on the list: packages\/widgets\/src\/screens\/index\.ts/,
  [`${widgets}/define/add-note.ts`]: /Cannot find module '\.\.\/define\/add-note\.ts'/,
  [`${widgets}/react.ts`]: /no exported member (named )?'AddNote'|src\/react\.ts exports no AddNote/,
  [`${widgets}/elements.ts`]: /src\/elements\.ts exports no AddNote/,
  [`${widgets}/loader/screens.ts`]: /src\/loader\/screens\.ts has no tabard-add-note/,
  'packages/contract/src/app-routes.ts': /add-note\.ts.*"\/singlepageview\/addnote\/:appId"' is not assignable/,
  'host-app/src/pages.tsx': /pages\.tsx.*Property '"add-note-alone"' is missing/,
  'host-app/src/pages/add-note-alone/add-note-alone.page.tsx': /Cannot find module '\.\/pages\/add-note-alone\//,
  'examples/gallery/states.json': /examples\/gallery\/states\.json has no state of add-note/,
  [`${widgets}/words/words.ts`]: /another language can say: packages\/widgets\/src\/words\/words\.ts/,
  'host-app/src/words/words.ts': /host-app\/src\/words\/words\.ts/,
  'test/size/budgets.json': /test\/size\/budgets\.json has no "(screen add-note|page add-note-alone)"/,
}

/** What `npm run new screen add-note` writes, by hand. */
export const screen: Rehearsal = {
  task: 'a screen',
  most: 10,
  own,
  steps: edits.map(({ file, edit }) => ({ file, edit, missed: missed[file] ?? /^$/ })),
  checks: [
    'types packages/widgets',
    'types host-app',
    `unit test/screens.test.ts test/words.test.ts test/budgets.test.ts ${widgets}/screens/doors.test.ts ${widgets}/screens/add-note`,
    `eslint ${widgets}/screens/add-note ${widgets}/define/add-note.ts host-app/src/pages/add-note-alone`,
  ],
}
