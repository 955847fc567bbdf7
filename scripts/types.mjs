// npm run types: checks every package with its own settings. Its `lib` and `types` keep the DOM and Node apart.
import { run, root } from './bootstrap.mjs'
import { join } from 'node:path'

const projects = [
  'packages/contract',
  'packages/paper',
  'packages/parser',
  'packages/pool',
  'packages/runtime',
  'packages/widgets',
  'packages/gateway',
  'host-app',
  'test',
]
let failed = 0
for (const project of projects) {
  const code = await run(join(root, 'node_modules/.bin/tsc'), ['-p', project])
  console.log(`${code === 0 ? 'ok    ' : 'failed'} ${project}`)
  if (code !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
