import { after, type Rehearsal, type Step } from '../rehearsals/rehearsal.ts'

/** What every rehearsal begins with that adds a column: a migration, its line in the index, and the tables written anew. */
export function newMigration(migration: {
  /** As in `folder-colour`. */
  name: string
  statement: string
  /** What a check says while the index lacks it. */
  missed: RegExp
}): Required<Pick<Rehearsal, 'own' | 'generated' | 'generatedFiles'>> & { inIndex: Step } {
  const folder = 'packages/gateway/src/store/migrations'
  const file = `9001-${migration.name}`
  const value = migration.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    own: {
      [`${folder}/${file}.ts`]: `import type { Migration } from './migration.ts'

export const ${value}: Migration = {
  name: '${file}',
  statements: [${JSON.stringify(migration.statement)}],
}
`,
    },
    inIndex: {
      file: `${folder}/index.ts`,
      edit: (text) =>
        after(
          after(text, "from './migration.ts'\n", `import { ${value} } from './${file}.ts'\n`),
          'parsedLines,',
          `\n  ${value},`,
        ),
      missed: migration.missed,
    },
    generated: ['script tables'],
    generatedFiles: ['packages/gateway/src/store/tables.ts'],
  }
}
