import { after, type Rehearsal } from './rehearsal.ts'

const migration = 'packages/gateway/src/store/migrations/9001-folder-colour.ts'

/** A folder's colour, which the outside may see. */
export const column: Rehearsal = {
  task: 'a column of a table',
  own: {
    [migration]: `import type { Migration } from './migration.ts'

export const folderColour: Migration = {
  name: '9001-folder-colour',
  statements: ["alter table folders add column colour text not null default ''"],
}
`,
  },
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
    {
      file: 'packages/gateway/src/store/migrations/index.ts',
      edit: (text) =>
        after(
          after(text, "from './migration.ts'\n", "import { folderColour } from './9001-folder-colour.ts'\n"),
          'parsedLines,',
          '\n  folderColour,',
        ),
      missed: /store\/folders\.ts[\s\S]*colour/,
    },
  ],
  generated: ['script tables'],
  generatedFiles: ['packages/gateway/src/store/tables.ts'],
  most: 6,
  checks: ['types packages/contract', 'types packages/gateway', 'script tables --check'],
}
