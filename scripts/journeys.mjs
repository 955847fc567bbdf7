// npm run test:journeys [-- NAME…]: runs only the browser journeys. They start a gateway themselves.
// The journey of faults runs in short, and whole where it is asked for by its name.
import { join } from 'node:path'
import { build, install, root, run, served } from './bootstrap.mjs'

install()
await build(served)
const vitest = join(root, 'node_modules/.bin/vitest')
process.exit(
  await run(vitest, ['run', '--project', 'journeys', ...process.argv.slice(2)], {
    TABARD_PICTURES: 'docs/pictures',
    ...(process.argv.includes('faults') && { TABARD_FAULTS: 'whole' }),
  }),
)
