// The gallery's React page, built the way a customer builds one: from the packed package, installed in an empty folder.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tabard-react-page-'))
try {
  cpSync(join(root, 'examples/react'), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  })
  npm(['pack', '--silent', '--pack-destination', folder], join(root, 'packages/widgets'))
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', `./${tarball}`], folder)
  npm(['run', 'build', '--', '--base', '/gallery/react/', '--logLevel', 'warn'], folder)
  const dist = join(root, 'examples/react/dist')
  rmSync(dist, { recursive: true, force: true })
  cpSync(join(folder, 'dist'), dist, { recursive: true })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function npm(args, cwd) {
  const { status } = spawnSync('npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_package_lock: 'false' },
  })
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${cwd}`)
}
