// npm run test:tenancy: two companies, every route, and canaries that must never be seen.
import { join } from 'node:path'
import { install, root, run } from './bootstrap.mjs'

install()
// The matrix of what was answered becomes a page of the docs; npm test compares the page with what it sees.
process.env.TABARD_WRITE_TENANCY = '1'
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
