// What every command needs first. It runs before anything is installed, on the Node of a fresh machine (20 or newer).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** The Node that runs the product. It comes from the npm package `node`, so that it is the same on every machine. */
export const node = join(root, 'node_modules', '.bin', 'node')
/** The gallery's page made from the package as packed. */
const REACT_EXAMPLE = 'react-example'
/** Everything the gateway serves. */
export const served = ['cdn', 'host-app', 'npm-react', 'npm-elements', REACT_EXAMPLE]
const stamps = join(root, 'node_modules', '.tabard')

/** Installs from the lockfile, unless the same lockfile was installed already. */
export function install() {
  const want = hashOf([join(root, 'package-lock.json')])
  if (readStamp('install') === want && existsSync(node)) return
  console.log('Installing packages (once)…')
  const ci = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (ci.status !== 0)
    fail('npm ci failed; see above. Check the network to your npm registry and run the command again.')
  const version = spawnSync(node, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' }).stdout?.trim()
  if (Number(version) < 24)
    fail(`The scripts need Node 24 and found ${version || 'none'}. Do not install with --ignore-scripts.`)
  writeStamp('install', want)
}

/**
 * Builds the named bundles, each only if a source file changed since its last build. `react-example` is built last, because it
 * is made of the others. It installs packages, so it needs a registry. With `isNeeded: false` a failure is reported and does not
 * end the command.
 */
export async function build(names, { isNeeded = true } = {}) {
  const want = hashOf(sourceFiles())
  const stale = names.filter((name) => readStamp(`build-${name}`) !== want)
  if (stale.length === 0) return
  if (isNeeded) console.log(`Building ${stale.join(', ')}…`)
  const make = async (name) => {
    const script = name === REACT_EXAMPLE ? ['scripts/build-react-example.mjs'] : ['scripts/build-bundle.mjs', name]
    const code = await run(node, isNeeded ? script : [...script, '--quiet'])
    if (code === 0) writeStamp(`build-${name}`, want)
    else if (isNeeded) fail(`${name} was not built; see above.`)
    else console.error(`${name} was not built; see above. The gallery goes without its React page.`)
    return code === 0
  }
  const made = await Promise.all(stale.filter((name) => name !== REACT_EXAMPLE).map(make))
  if (made.every(Boolean) && stale.includes(REACT_EXAMPLE)) await make(REACT_EXAMPLE)
}

/** Runs a command with our streams and returns its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: withNode(env) })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** The environment in which the command `node` is the one above. */
export function withNode(env = {}) {
  return { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`, ...env }
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function readStamp(name) {
  const file = join(stamps, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), value)
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** All files that the browser builds are made of. */
function sourceFiles() {
  const folders = [
    ...['contract', 'paper', 'runtime', 'widgets'].map((name) => `packages/${name}`),
    'host-app',
    'examples/react',
  ].map((name) => join(root, name))
  const own = [
    'rollup.config.mjs',
    'package-lock.json',
    'scripts/build-bundle.mjs',
    'scripts/build-react-example.mjs',
    'scripts/pack-widgets.mjs',
  ].map((name) => join(root, name))
  return [...own.filter(existsSync), ...folders.flatMap(walk)].sort()
}

function walk(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (name === 'node_modules' || name === 'dist' || name.startsWith('.')) return []
    const path = join(folder, name)
    return statSync(path).isDirectory() ? walk(path) : /\.test\.tsx?$/.test(name) ? [] : [path]
  })
}
