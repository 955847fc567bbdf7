// npm start: installs packages, builds what changed, and runs the gateway with everything it serves.
import { spawn } from 'node:child_process'
import { build, install, node, root, served, withNode } from './bootstrap.mjs'

if (process.argv.includes('--help')) {
  console.log('npm start: serves Tabard on http://localhost:4600 (PORT). See docs/start/server.md for the variables.')
  process.exit(0)
}
install()
await build(['cdn', 'host-app'])
const gateway = spawn(node, ['packages/gateway/src/main.ts'], { cwd: root, stdio: 'inherit', env: withNode() })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => gateway.kill(signal))
gateway.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
// The npm package and the gallery's page made of it are built later, because nobody waits for them.
await build(served, { isNeeded: false })
