// node scripts/write-proofs.ts [--check]: finds, in the calls that a test run recorded, which test proves which line of the
// specification. It writes test/spec/proofs.json, or checks that every line has a proof and every proof still holds.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { specActions, specCalls, type Proofs } from '../test/spec/spec-calls.ts'
import type { RecordedCall } from '../test/support/record-call.ts'

const root = new URL('../', import.meta.url)
const folder = new URL('node_modules/.tabard/calls/', root)
const target = new URL('test/spec/proofs.json', root)
const checking = process.argv.includes('--check')
/** Tests that call every route. They prove nothing about the meaning of one call. */
const sweeping = /(?:made-up-calls|tenancy|matrix|attacks|serve\.test)/

const hasMeanings = new Set<string>(
  Object.values(specCalls)
    .flat()
    .filter(({ updateTypes }) => updateTypes)
    .flatMap((call) => call.routes),
)
/** The calls each test makes. */
const breadth = new Map<string, Set<string>>()
const seen = readRecorded()
const wanted = Object.values(specCalls)
  .flat()
  .flatMap((call) =>
    call.routes.flatMap((route) => (call.updateTypes ?? [undefined]).map((updateType) => keyOf({ route, updateType }))),
  )
const missing = wanted.filter((key) => !seen.has(key))
const known = JSON.parse(existsSync(target) ? readFileSync(target, 'utf8') : '{}') as Proofs
const gone = wanted.filter((key) => {
  const proof = known[key]
  return !proof || !seen.get(key)?.some((call) => call.file === proof.file && call.test === proof.test)
})
const unproved = specActions.filter(({ file, test }) => {
  const path = fileURLToPath(new URL(file, root))
  return !existsSync(path) || !readFileSync(path, 'utf8').includes(test)
})

if (missing.length > 0) fail(`No test called these with success: ${missing.join(', ')}`)
if (unproved.length > 0) fail(`No such test: ${unproved.map(({ file, test }) => `${file} "${test}"`).join(', ')}`)
if (checking && gone.length > 0) {
  fail(
    `test/spec/proofs.json is behind the tests (${gone.join(', ')}). Run npm test, then npm run proofs and npm run docs.`,
  )
}
if (!checking) {
  const proofs = Object.fromEntries(
    wanted.toSorted().map((key) => {
      const [first] = (seen.get(key) ?? []).toSorted((a, b) => compare(nameOf(a), nameOf(b)))
      return [key, { file: first?.file ?? '', test: first?.test ?? '' }]
    }),
  )
  writeFileSync(target, `${JSON.stringify(proofs, null, 2)}\n`)
}
console.log(`${wanted.length} calls of the specification, each with a test; ${specActions.length} identity actions`)

function readRecorded(): Map<string, RecordedCall[]> {
  const calls = new Map<string, RecordedCall[]>()
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean)) {
      const call = JSON.parse(line) as RecordedCall
      if (call.status >= 300 || call.test === '' || sweeping.test(call.file)) continue
      const name = `${call.file} ${call.test}`
      breadth.set(name, (breadth.get(name) ?? new Set()).add(keyOf(call)))
      calls.set(keyOf(call), [...(calls.get(keyOf(call)) ?? []), call])
    }
  }
  return calls
}

function keyOf({ route, updateType }: { route: string; updateType?: string | undefined }): string {
  return updateType === undefined || !hasMeanings.has(route) ? route : `${route} ${updateType}`
}

/**
 * The best proof is the client that was written from the specification alone, then the test that makes the fewest other
 * calls. Of equal tests, one beside a service is better.
 */
function nameOf({ file, test }: RecordedCall): string {
  const others = String(breadth.get(`${file} ${test}`)?.size ?? 0).padStart(3, '0')
  const rank = file.endsWith('/spec-client.test.ts') ? 0 : 1
  return `${rank} ${others} ${file.includes('/services/') ? 0 : 1} ${file} ${test}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
