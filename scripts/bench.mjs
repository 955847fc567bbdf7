// npm run bench -- NAME [options]: one measurement by name; figures live here and never in a unit test.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, node, root, run } from './bootstrap.mjs'

const folder = join(root, 'test/bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -4))
const [name, ...rest] = process.argv.slice(2)
if (!name || !existsSync(join(folder, `${name}.mjs`))) {
  console.log(`npm run bench -- NAME. There are: ${names.join(', ')}.`)
  process.exit(name && !name.startsWith('-') ? 1 : 0)
}
install()
await build(['cdn', 'host-app'])
process.exit(await run(node, [join(folder, `${name}.mjs`), ...rest]))
