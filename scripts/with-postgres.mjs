#!/usr/bin/env node
/**
 * Runs a command against a temporary Postgres of its own: `node scripts/with-postgres.mjs npx vitest run`.
 * Sets DATABASE_URL for the command, ends with its exit code, and removes the cluster. As root it installs
 * Postgres with apt-get if there is none, and runs it as the user `postgres`, since Postgres refuses root.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [command, ...rest] = process.argv.slice(2)
if (command === undefined) {
  console.error('Usage: node scripts/with-postgres.mjs COMMAND [ARGUMENT...]')
  process.exit(2)
}

const isRoot = process.getuid?.() === 0
const binaries = findBinaries() ?? install()
const folder = mkdtempSync(join(tmpdir(), 'tabard-postgres-'))
const owner = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
if (isRoot) chownSync(folder, owner.uid, owner.gid)

const port = process.env.POSTGRES_PORT ? Number(process.env.POSTGRES_PORT) : await freePort()
let server
let child
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (child ? child.kill(signal) : stop(1)))

try {
  run('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const log = []
  server.stderr.on('data', (part) => log.push(String(part)))
  await untilReady(log)
  // As in production, the gateway signs in as an ordinary role that owns its database. The role may create databases, because tests make their own.
  sql('create role tabard login createrole createdb')
  sql('create database tabard owner tabard')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

child = spawn(command, rest, {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: `postgresql://tabard@127.0.0.1:${port}/tabard` },
})
child.on('error', (error) => {
  console.error(`${command} did not start: ${error.message}`)
  void stop(1)
})
child.on('exit', (code) => void stop(code ?? 1))

function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  // Tests use version 15, because it is the oldest that we promise.
  const folders = [...(versions.includes('15') ? ['15'] : []), ...versions].map((version) =>
    join(debian, version, 'bin'),
  )
  return [...folders, ...(process.env.PATH ?? '').split(':'), '/usr/local/pgsql/bin', '/opt/homebrew/bin'].find(
    (candidate) => existsSync(join(candidate, 'initdb')) && existsSync(join(candidate, 'postgres')),
  )
}

function install() {
  if (!isRoot) {
    console.error('There is no Postgres on this machine: install it (apt-get install postgresql) and run this again.')
    process.exit(1)
  }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options)
  const found = findBinaries()
  if (found !== undefined) return found
  console.error('Postgres was installed but its programs were not found')
  process.exit(1)
}

function idOf(flag) {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

function run(program, parameters) {
  try {
    execFileSync(join(binaries, program), parameters, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    throw new Error(`${program} failed: ${error.stderr ?? error.message}`)
  }
}

function sql(statement) {
  run('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'postgres', '-c', statement])
}

async function untilReady(log) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) break
    try {
      run('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)])
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  throw new Error(`Postgres did not start: ${log.join('')}`)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}

async function stop(code) {
  if (server !== undefined && server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // SIGINT is Postgres's fast shutdown: it does not wait for clients.
    server.kill('SIGINT')
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 10_000).unref())])
    if (server.exitCode === null) server.kill('SIGQUIT')
  }
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
