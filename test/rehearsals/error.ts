import { after, type Rehearsal } from './rehearsal.ts'

export const error: Rehearsal = {
  task: 'an error',
  own: {},
  steps: [
    {
      file: 'packages/contract/src/errors.ts',
      edit: (text) => after(text, '  // us\n', '  practising: { status: 409 },\n'),
      missed: null,
    },
    {
      file: 'packages/contract/src/words/errors.en.ts',
      edit: (text) =>
        after(text, '  // us\n', "  practising: 'This is being practised. Try again when it is over.',\n"),
      missed: /errors\.en\.ts.*\n?.*practising/,
    },
  ],
  generated: ['script docs'],
  generatedFiles: ['docs/reference'],
  most: 3,
  checks: ['types packages/contract', 'unit packages/contract/src/words'],
}
