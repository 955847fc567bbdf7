// npm test: runs every check, from a fresh clone. The last line counts what the runners reported.
import { mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, root, run, served } from './bootstrap.mjs'

if (process.argv.includes('--help')) {
  console.log('npm test: installs, builds, types, lint, size, architecture, unit and contract tests, browser journeys.')
  process.exit(0)
}
const reports = join(root, 'node_modules/.tabard/reports')
const total = { passed: 0, failed: 0, skipped: 0 }

install()
rmSync(reports, { recursive: true, force: true })
rmSync(join(root, 'node_modules/.tabard/calls'), { recursive: true, force: true })
process.env.TABARD_RECORD_CALLS = '1'
mkdirSync(reports, { recursive: true })
if (process.argv.includes('--postgres')) {
  // The same gateway suites on the Postgres of DATABASE_URL: .ci/run calls this inside scripts/with-postgres.mjs.
  await suite('postgres', ['--project', 'gateway'])
} else {
  await build(served)
  await check('types', 'node', ['scripts/types.mjs'])
  await check('lint and format', 'node', ['scripts/lint.mjs'])
  await check('unused', 'knip', ['--no-progress'])
  await check('types of the tables', 'node', ['scripts/write-tables.ts', '--check'])
  await check('size', 'node', ['scripts/size.mjs'])
  await check('reference', 'node', ['scripts/write-reference.ts', '--check'])
  await suite('unit', [
    '--project',
    'pure',
    '--project',
    'gateway',
    '--project',
    'screens-react',
    '--project',
    'screens-preact',
  ])
  await check('every line of the specification has a test', 'node', ['scripts/write-proofs.ts', '--check'])
  await check('the page of attacks', 'node', ['scripts/write-attacks.ts', '--check'])
  await suite('journeys', ['--project', 'journeys'])
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)

/** A check that counts as one test. */
async function check(name, command, args) {
  console.log(`\n— ${name}`)
  const code = await run(join(root, 'node_modules/.bin', command), args)
  if (code === 0) total.passed += 1
  else total.failed += 1
  if (code !== 0) console.error(`${name} failed`)
}

/** A vitest run, counted from its own report. A run without a report counts as a failure. */
async function suite(name, args) {
  console.log(`\n— ${name}`)
  const file = join(reports, `${name}.json`)
  const code = await run(join(root, 'node_modules/.bin/vitest'), [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  if (!existsSync(file)) {
    total.failed += 1
    return
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  total.passed += report.numPassedTests
  total.skipped += report.numPendingTests + report.numTodoTests
  // No test fails if a file fails to load or an error is not handled, so both are counted here.
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  total.failed += failed === 0 && code !== 0 ? 1 : failed
}
