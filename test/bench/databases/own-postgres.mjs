import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../support/gateway-process.ts'

/** A Postgres that may be crashed and started again, because its data stay in a folder. */
export class OwnPostgres {
  constructor(folder) {
    this.folder = folder
    this.binaries = findBinaries()
    // Postgres refuses root.
    this.owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  }

  async make() {
    this.port = await freePort()
    this.url = `postgresql://tabard@127.0.0.1:${this.port}/tabard`
    mkdirSync(this.folder, { recursive: true })
    if (this.owner.uid !== undefined) chownSync(this.folder, this.owner.uid, this.owner.gid)
    this.run('initdb', ['-D', this.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
    await this.start()
    this.sql('create role tabard login createrole createdb')
    this.sql('create database tabard owner tabard')
  }

  get data() {
    return join(this.folder, 'data')
  }

  async start() {
    const args = ['-D', this.data, '-p', String(this.port), '-k', this.folder, '-c', 'listen_addresses=127.0.0.1']
    this.server = spawn(join(this.binaries, 'postgres'), args, { ...this.owner, cwd: this.folder, stdio: 'ignore' })
    for (let attempt = 0; attempt < 300; attempt += 1) {
      try {
        this.run('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(this.port)])
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    throw new Error('Postgres did not start')
  }

  /** SIGQUIT makes Postgres crash: it writes no checkpoint, waits for nobody, and recovers at the next start. */
  async stop(signal = 'SIGQUIT') {
    if (!this.server || this.server.exitCode !== null || this.server.signalCode !== null) return
    const ended = new Promise((resolve) => this.server.once('exit', resolve))
    this.server.kill(signal)
    await ended
  }

  /** Ends every connection the gateway has. */
  cutConnections() {
    this.sql(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'tabard'`)
  }

  sql(statement, database = 'postgres') {
    this.run('psql', ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres', '-d', database, '-qc', statement])
  }

  /** Dumps, erases and restores as docs/operations.md says. */
  dumpEraseRestore() {
    const at = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres']
    const file = join(this.folder, 'tabard.dump')
    this.run('pg_dump', [...at, '-Fc', '-f', file, 'tabard'])
    this.sql('drop database tabard with (force)')
    this.sql('create database tabard owner tabard')
    this.run('pg_restore', [...at, '-d', 'tabard', file])
  }

  async remove() {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  run(program, parameters) {
    const stdio = ['ignore', 'ignore', 'pipe']
    try {
      execFileSync(join(this.binaries, program), parameters, { ...this.owner, cwd: this.folder, stdio })
    } catch (error) {
      throw new Error(`${program} failed: ${error.stderr ?? error.message}`)
    }
  }
}

function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort() : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_dump')))
  if (!found) throw new Error('There is no Postgres on this machine: install it (apt-get install postgresql).')
  return found
}

function idOf(flag) {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}
