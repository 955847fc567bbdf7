import { after, type Rehearsal } from './rehearsal.ts'

const migration = 'packages/gateway/src/store/migrations/9001-availability.ts'

/** When a candidate could begin: a fact in the head of the document, which a PATCH changes and an undo brings back. */
export const field: Rehearsal = {
  task: 'a field of an application',
  own: {
    [migration]: `import type { Migration } from './migration.ts'

export const availability: Migration = {
  name: '9001-availability',
  statements: ['alter table applications add column availability text'],
}
`,
  },
  steps: [
    {
      file: 'packages/paper/src/compose-header.ts',
      edit: (text) =>
        [
          ["'totalExperience' | 'averageTenure'", " | 'availability'"],
          ['function factsOf({ ', 'availability, '],
          [
            'const languages = spokenLanguages(freeText)\n  return [',
            '\n    ...(availability ? [{ label: words.availability, value: availability }] : []),',
          ],
        ].reduce((edited, [anchor = '', added = '']) => after(edited, anchor, added), text),
      missed: null,
    },
    {
      file: 'packages/paper/src/words/en.ts',
      edit: (text) => after(text, "untitled: 'Candidate',", "\n  availability: 'Availability',"),
      missed: /compose-header\.ts[\s\S]*'availability' does not exist/,
    },
    {
      file: 'packages/contract/src/schemas/application.ts',
      edit: (text) =>
        after(
          after(text, 'location: v.optional(line(200)),', '\n  availability: v.optional(line(100)),'),
          'location: v.string(),',
          '\n  availability: v.string(),',
        ),
      missed: /compose-header\.ts[\s\S]*availability/,
    },
    {
      file: 'packages/gateway/src/store/migrations/index.ts',
      edit: (text) =>
        after(
          after(text, "from './migration.ts'\n", "import { availability } from './9001-availability.ts'\n"),
          'parsedLines,',
          '\n  availability,',
        ),
      missed: /application-columns\.ts[\s\S]*availability/,
    },
    {
      file: 'packages/gateway/src/store/application-columns.ts',
      edit: (text) =>
        after(
          text,
          "location: { field: 'location', reading: 'small', edit: 'undoable', visitor: 'shown', empty: '' },",
          "\n  availability: { field: 'availability', reading: 'small', edit: 'undoable', visitor: 'shown', empty: '' },",
        ),
      missed: /application-columns\.ts[\s\S]*'availability' is missing/,
    },
  ],
  generated: ['script tables'],
  generatedFiles: ['packages/gateway/src/store/tables.ts'],
  most: 6,
  checks: [
    'types packages/contract',
    'types packages/paper',
    'types packages/gateway',
    'script tables --check',
    'unit packages/gateway/src/services/applications/fields.test.ts',
  ],
}
