// npm run test:journeys [-- NAME…]: browser journeys alone, against a gateway they start themselves.
import { join } from 'node:path'
import { build, install, root, run } from './bootstrap.mjs'

install()
await build(['cdn', 'host-app', 'npm-react', 'npm-elements'])
process.exit(
  await run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'journeys', ...process.argv.slice(2)]),
)
