// Builds the gallery's React page as a customer does: from the packed package, installed in an empty folder.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from './bootstrap.mjs'
import { packWidgets } from './pack-widgets.mjs'

const started = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'tabard-react-page-'))
const example = join(root, 'examples/react')
try {
  for (const name of ['package.json', 'index.html', 'src'])
    cpSync(join(example, name), join(folder, name), { recursive: true })
  const tarball = packWidgets(folder)
  npm(
    'install',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--prefer-offline',
    '--loglevel=error',
    `./${basename(tarball)}`,
  )
  npm('run', '--silent', 'build', '--', '--base', '/gallery/react/', '--logLevel', 'error')
  rmSync(join(example, 'dist'), { recursive: true, force: true })
  cpSync(join(folder, 'dist'), join(example, 'dist'), { recursive: true })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (!process.argv.includes('--quiet'))
  console.log(`Built react-example in ${((performance.now() - started) / 1000).toFixed(1)} s`)

function npm(...args) {
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`npm ${args[0]} failed for the React page`)
}
