import { afterAll, beforeAll, expect, it } from 'vitest'
import { migratedDump } from '#test/support/test-store.ts'
import type { Engine } from '../engine.ts'
import { openPglite } from '../pglite.ts'
import { parsedLines } from './0017-parsed-lines.ts'

let engine: Engine

beforeAll(async () => {
  engine = await openPglite({ dataDir: null, dump: await migratedDump() })
})
afterAll(() => engine.close())

const line = (role: string, text: string) => ({ role, level: 0, runs: [{ text }], source: [] })

it('gives a CV that was read before the lines its text had, and leaves everything else as it was', async () => {
  const box = { page: 1, x: 1, y: 2, width: 3, height: 4 }
  const old = {
    tags: { city: 'Oslo' },
    parsed: {
      wordCount: 7,
      sections: [
        { kind: 'skills', heading: 'Skills', text: '• Sails | knots\nSoftware | LibreOffice, LaTeX', source: [box] },
        { kind: 'other', heading: 'Empty', text: '', source: [] },
      ],
    },
  }
  await insert({ old, unread: { tags: {} } })
  const changed = {
    ...old,
    parsed: {
      wordCount: 7,
      sections: [
        {
          kind: 'skills',
          heading: 'Skills',
          lines: [line('item', 'Sails\tknots'), line('text', 'Software\tLibreOffice, LaTeX')],
          source: [box],
        },
        { kind: 'other', heading: 'Empty', lines: [], source: [] },
      ],
    },
  }
  expect(await migrated()).toEqual({ old: changed, unread: { tags: {} } })
  expect(await migrated()).toEqual({ old: changed, unread: { tags: {} } })
})

async function insert(rows: Record<string, object>): Promise<void> {
  const run = (sql: string, ...parameters: unknown[]) => engine.run({ as: 'system' }, [{ sql, parameters }])
  await run(`insert into companies (id, client_name, created_at) values ('c', 'C', 0)`)
  await run(`insert into folders (id, company_id, name, created_at) values ('f', 'c', 'F', 0)`)
  for (const [id, data] of Object.entries(rows)) {
    await run(
      `insert into applications (id, company_id, folder_id, received_time, updated_at, misc_data)
       values ($1, 'c', 'f', 0, 0, $2)`,
      id,
      JSON.stringify(data),
    )
  }
}

async function migrated(): Promise<Record<string, unknown>> {
  const statements = parsedLines.statements.map((sql) => ({ sql, parameters: [] }))
  const read = { sql: 'select id, misc_data from applications', parameters: [] }
  const answers = await engine.run({ as: 'system' }, [...statements, read])
  return Object.fromEntries(answers.at(-1)?.rows.map((row) => [row['id'], row['misc_data']]) ?? [])
}
