import { newMigration } from '../support/new-migration.ts'
import { after, type Rehearsal } from './rehearsal.ts'

const { inIndex, ...begun } = newMigration({
  name: 'availability',
  statement: 'alter table applications add column availability text',
  missed: /application-columns\.ts[\s\S]*availability/,
})

/** When a candidate could begin: a fact in the head of the document, which a PATCH changes and an undo brings back. */
export const field: Rehearsal = {
  task: 'a field of an application',
  ...begun,
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
    inIndex,
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
    {
      file: 'packages/runtime/src/data/applications.ts',
      edit: (text) => after(text, "  | 'averageTenure'", "\n  | 'availability'"),
      missed: /data\/applications\.ts.*'?availability/,
    },
  ],
  most: 6,
  checks: [
    'types packages/contract',
    'types packages/paper',
    'types packages/gateway',
    'types packages/runtime',
    'script tables --check',
    'unit packages/gateway/src/services/applications/fields.test.ts',
  ],
}
