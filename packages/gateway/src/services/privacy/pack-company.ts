import type { Context } from '../../context.ts'
import { companyDb } from '../../store/db.ts'
import { listCompanyTables, readCompanyRows } from '../../store/whole-company.ts'
import { createZip, type Zip } from './zip.ts'

/** A part is finished beyond this: two of them, and one file more, are in memory at once. */
const PART_BYTES = 32_000_000
const PAGE_ROWS = 100

const README = `All the data of your company.

data/   one JSON file a table; large tables go on in -2, -3 and so on. Secrets are left out.
files/  uploaded CVs, finished documents, pictures and logos, under the storage_key their row in data/ names.
`

/** Packs rows and files into zips of a bounded size, each handed to `save` when it is full. A repeated run saves the same parts again. */
export async function packCompany(
  context: Context,
  companyId: string,
  input: { signal: AbortSignal; save(part: number, bytes: Uint8Array): Promise<void> },
): Promise<{ parts: number; sizeBytes: number }> {
  const db = companyDb(context.store, companyId)
  let zip: Zip = createZip()
  let parts = 0
  let sizeBytes = 0
  const finishPart = async (): Promise<void> => {
    const bytes = zip.finish()
    zip = createZip()
    parts += 1
    sizeBytes += bytes.length
    await input.save(parts, bytes)
  }
  const add = async (name: string, bytes: Uint8Array, how: 'packed' | 'as it is'): Promise<void> => {
    input.signal.throwIfAborted()
    await zip.add(name, bytes, how)
    if (zip.size > PART_BYTES) await finishPart()
  }

  await add('README.txt', Buffer.from(README), 'packed')
  for (const table of await listCompanyTables(db)) {
    let rows: object[] = []
    let bytes = 0
    let file = 0
    let after: readonly unknown[] | null = null
    do {
      const page = await readCompanyRows(db, table, after, PAGE_ROWS)
      after = page.last
      rows.push(...page.rows)
      bytes += JSON.stringify(page.rows).length
      if (after !== null && bytes < PART_BYTES) continue
      file += 1
      const name = `data/${table.name}${file === 1 ? '' : `-${file}`}.json`
      await add(name, Buffer.from(JSON.stringify(rows, null, 1)), 'packed')
      rows = []
      bytes = 0
    } while (after !== null)
  }
  for (const key of await context.storage.list(companyId)) {
    if (key.startsWith('exports/')) continue
    const bytes = await context.storage.get(companyId, key)
    if (bytes) await add(`files/${key}`, bytes, 'as it is')
  }
  await finishPart()
  return { parts, sizeBytes }
}
