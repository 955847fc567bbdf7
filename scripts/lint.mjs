// npm run lint: eslint by part, each in a process of its own, then the format. One process that holds the types of all
// packages needs more memory than Node allows it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './bootstrap.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
const rest = ['.', '--ignore-pattern', 'packages/**', '--ignore-pattern', 'host-app/**']

let worst = 0
for (const part of [...packages.map((name) => [name]), ['host-app'], rest])
  worst = Math.max(worst, await run(bin('eslint'), part))
worst = Math.max(worst, await run(bin('prettier'), ['--check', '--log-level=warn', '.']))
process.exit(worst)
