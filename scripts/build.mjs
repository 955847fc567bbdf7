// npm run build [-- name…]: the four outputs, each skipped while nothing it is made of changed.
import { build, install } from './bootstrap.mjs'

export const outputs = ['cdn', 'host-app', 'npm-react', 'npm-elements']
const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'))
if (process.argv.includes('--help')) {
  console.log(`npm run build [-- ${outputs.join(' ')}]`)
  process.exit(0)
}
install()
await build(asked.length > 0 ? asked : outputs)
