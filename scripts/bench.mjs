// npm run bench [-- NAME [options]]: runs one measurement by name, or the quick form of all. Times are measured here and
// never in a unit test.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, node, root, run } from './bootstrap.mjs'

const folder = join(root, 'test/bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -4))
/** The options of each when all of them run. Together they take some minutes. */
const quick = {
  reads: ['--rounds', '8'],
  'sign-ins': [],
  kill: ['--rounds', '4'],
  'two-gateways': ['--rounds', '4'],
  typing: ['--pages', '20', '--rounds', '6'],
  hostile: [],
}
const [first, ...others] = process.argv.slice(2)
const name = first?.startsWith('-') ? undefined : first
const rest = name === undefined && first !== undefined ? [first, ...others] : others
if (rest.includes('--help') || (name !== undefined && !existsSync(join(folder, `${name}.mjs`)))) {
  console.log(
    `npm run bench [-- NAME [--json] [options]]. There are: ${names.join(', ')}. Without a name: all, quickly.`,
  )
  process.exit(rest.includes('--help') ? 0 : 1)
}
install()
await build(['cdn', 'host-app'])
process.exit(name === undefined ? await runAll(rest.includes('--json')) : await run(node, [scriptOf(name), ...rest]))

async function runAll(asJson) {
  let worst = 0
  const results = {}
  for (const [one, options] of Object.entries(quick)) {
    if (!asJson) console.log(`\n— ${one}`)
    const code = asJson ? await collect(one, options, results) : await run(node, [scriptOf(one), ...options])
    worst = Math.max(worst, code)
  }
  if (asJson) console.log(JSON.stringify(results))
  return worst
}

/** The last line a measurement prints is its result. */
function collect(one, options, results) {
  return new Promise((resolve) => {
    execFile(node, [scriptOf(one), ...options, '--json'], { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      const line = stdout.trim().split('\n').at(-1) ?? ''
      results[one] = line.startsWith('{') ? JSON.parse(line) : { error: stderr.slice(-2_000) }
      resolve(error ? 1 : 0)
    })
  })
}

function scriptOf(one) {
  return join(folder, `${one}.mjs`)
}
