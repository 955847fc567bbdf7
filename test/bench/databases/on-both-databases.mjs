import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const withPostgres = fileURLToPath(new URL('../../../scripts/with-postgres.mjs', import.meta.url))

/**
 * Runs a measurement on the embedded database, on a Postgres, or on both in turn. The Postgres is the one of
 * DATABASE_URL, which must be empty. Without DATABASE_URL one is made and removed again.
 */
export async function onBothDatabases(script, options, measure, print) {
  const results = {}
  if (options.database !== 'postgres') {
    const url = process.env.DATABASE_URL
    delete process.env.DATABASE_URL
    results['PGlite'] = await measure({ kind: 'pglite', url: null })
    if (url) process.env.DATABASE_URL = url
  }
  if (options.database !== 'pglite') {
    results['Postgres'] = process.env.DATABASE_URL
      ? await measure({ kind: 'postgres', url: process.env.DATABASE_URL })
      : await throughPostgres(fileURLToPath(script))
  }
  if (options.json) return console.log(JSON.stringify(results))
  for (const [name, result] of Object.entries(results)) print(name, result)
}

async function throughPostgres(script) {
  const rest = process.argv
    .slice(2)
    .filter((one, n, all) => one !== '--json' && one !== '--database' && all[n - 1] !== '--database')
  const args = [withPostgres, process.execPath, script, ...rest, '--database', 'postgres', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 }).catch((error) => {
    throw new Error(`${error.stdout}\n${error.stderr}`)
  })
  return JSON.parse(stdout.trim().split('\n').at(-1))['Postgres']
}
