// npm run test:tenancy: two companies, every route, and canaries that must never be seen.
import { join } from 'node:path'
import { install, root, run } from './bootstrap.mjs'

install()
process.exit(
  await run(join(root, 'node_modules/.bin/vitest'), [
    'run',
    '--project',
    'gateway',
    'tenancy',
    '--reporter=verbose',
    ...process.argv.slice(2),
  ]),
)
