// npm run dev: restarts the gateway and repeats the browser builds whenever a source file changes.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { build, install, node, root, run, withNode } from './bootstrap.mjs'

install()
await build(['cdn', 'host-app'])
const gateway = spawn(
  node,
  [
    '--watch-path=packages/gateway/src',
    '--watch-path=packages/contract/src',
    '--watch-path=packages/paper/src',
    '--watch-path=packages/parser/src',
    '--watch-path=packages/pool/src',
    'packages/gateway/src/main.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: withNode(),
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => gateway.kill(signal))
gateway.on('exit', (code) => process.exit(code ?? 0))

let waiting
for (const folder of [
  'packages/contract/src',
  'packages/paper/src',
  'packages/runtime/src',
  'packages/widgets/src',
  'host-app/src',
]) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(waiting)
    // Several saves at once cause one rebuild. Each bundle has its own process, so that a failure leaves the last good build.
    waiting = setTimeout(() => void rebuild(), 300)
  })
}

async function rebuild() {
  await Promise.all(['cdn', 'host-app'].map((name) => run(node, ['scripts/build-bundle.mjs', name])))
}
