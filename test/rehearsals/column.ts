import { newMigration } from '../support/new-migration.ts'
import { after, type Rehearsal } from './rehearsal.ts'

const { inIndex, ...begun } = newMigration({
  name: 'folder-colour',
  statement: "alter table folders add column colour text not null default ''",
  missed: /store\/folders\.ts[\s\S]*colour/,
})

/** A folder's colour, which the outside may see. */
export const column: Rehearsal = {
  task: 'a column of a table',
  ...begun,
  steps: [
    {
      file: 'packages/gateway/src/presenters/folder.ts',
      edit: (text) => after(text, 'count: row.count', ', colour: row.colour'),
      missed: null,
    },
    {
      file: 'packages/contract/src/schemas/folder.ts',
      edit: (text) => after(text, '  count,', '\n  colour: v.string(),'),
      missed: /presenters\/folder\.ts.*'colour' does not exist in type/,
    },
    {
      file: 'packages/gateway/src/store/folders.ts',
      edit: (text) => after(text, "const columns = ['id', 'name', 'created_at'", ", 'colour'"),
      missed: /presenters\/folder\.ts.*'colour' does not exist on type/,
    },
    inIndex,
  ],
  most: 6,
  checks: ['types packages/contract', 'types packages/gateway', 'script tables --check'],
}
