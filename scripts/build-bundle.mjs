// Builds one bundle, by name. It is a process of its own, so that two can be built at the same time.
import { rollup } from 'rollup'
import { bundles } from '../rollup.config.mjs'

const name = process.argv[2]
const make = bundles[name]
if (!make) {
  console.error(`No bundle is called ${name}. There are: ${Object.keys(bundles).join(', ')}.`)
  process.exit(1)
}
const started = performance.now()
const { before, after, ...config } = await make()
await before?.()
const bundle = await rollup(config)
const { output } = await bundle.write(config.output)
await bundle.close()
await after?.(output)
if (!process.argv.includes('--quiet'))
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
