// npm run test:tenancy: calls every route with two companies. Neither may see the marked values of the other.
import { join } from 'node:path'
import { install, root, run } from './bootstrap.mjs'

install()
// The answers are written into a page of the docs. npm test compares that page with the answers it gets.
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
