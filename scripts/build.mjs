// npm run build [-- name…]: builds everything the gateway serves, and skips what is up to date.
import { build, install, served } from './bootstrap.mjs'

const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'))
if (process.argv.includes('--help')) {
  console.log(`npm run build [-- ${served.join(' ')}]`)
  process.exit(0)
}
install()
await build(asked.length > 0 ? asked : served)
