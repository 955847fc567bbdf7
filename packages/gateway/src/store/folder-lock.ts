import { randomBytes } from 'node:crypto'
import { link, readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Allows one process at a time in the data folder, because two processes on one embedded database lose data without error.
 *
 * The lock is the file `.lock-<n>` with the highest n. It is made in one step (a hard link to a finished file), so when
 * two processes find `.lock-4` stale, only one can make `.lock-5`. An owner is alive while its pid runs with the start
 * time in the file. On another host or container that cannot be seen; there it is alive while it keeps touching the file.
 */
interface Owner {
  pid: number
  /** The process's start time, as the system writes it. It differs when the pid was reused. */
  processStart: string
  /** The machine and its pid namespace, outside of which a pid means nothing. */
  where: string
}

const NAME = /^\.lock-(\d+)$/
const TOUCH_MS = 5_000
const FOREIGN_STALE_MS = 20_000

/**
 * Locks the folder for this process. @returns the function that unlocks it
 * @throws one sentence with the folder and the pid, if another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const me: Owner = { pid: process.pid, processStart: (await startOf(process.pid)) ?? '', where: await whereAmI() }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const numbers = await lockNumbers(folder)
    await refuseIfHeld(folder, numbers, me)
    const mine = (numbers.at(-1) ?? 0) + 1
    if (!(await claim(folder, mine, me))) continue
    const others = (await lockNumbers(folder)).filter((number) => number !== mine)
    try {
      await refuseIfHeld(folder, others, me)
    } catch (error) {
      await rm(pathOf(folder, mine), { force: true })
      throw error
    }
    for (const number of others) await rm(pathOf(folder, number), { force: true })
    return keep(pathOf(folder, mine))
  }
  throw new Error(`The data folder ${resolve(folder)} is being opened by several processes at once: start one only.`)
}

/** The process that has the folder, if there is one. */
export async function lockOwner(folder: string): Promise<number | null> {
  const me: Owner = { pid: process.pid, processStart: '', where: await whereAmI() }
  for (const number of await lockNumbers(folder).catch(() => [])) {
    const owner = await readOwner(pathOf(folder, number))
    if (owner !== undefined && (await isAlive(owner, me, pathOf(folder, number)))) return owner.pid
  }
  return null
}

function keep(path: string): () => Promise<void> {
  const touching = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, TOUCH_MS)
  touching.unref()
  return async () => {
    clearInterval(touching)
    await rm(path, { force: true })
  }
}

async function refuseIfHeld(folder: string, numbers: readonly number[], me: Owner): Promise<void> {
  for (const number of numbers) {
    const owner = await readOwner(pathOf(folder, number))
    if (owner !== undefined && (await isAlive(owner, me, pathOf(folder, number)))) {
      throw new Error(
        `The data folder ${resolve(folder)} is in use by process ${owner.pid}: stop that one first, or set another DATA_DIR.`,
      )
    }
  }
}

async function claim(folder: string, number: number, me: Owner): Promise<boolean> {
  const draft = join(folder, `.lock-draft-${process.pid}-${randomBytes(6).toString('hex')}`)
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 })
  try {
    await link(draft, pathOf(folder, number))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function lockNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => Number(NAME.exec(name)?.[1] ?? []))
    .filter(Boolean)
    .sort((a, b) => a - b)
}

function pathOf(folder: string, number: number): string {
  return join(folder, `.lock-${number}`)
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    const owner: unknown = JSON.parse(await readFile(path, 'utf8'))
    return typeof owner === 'object' && owner !== null && 'pid' in owner ? (owner as Owner) : undefined
  } catch {
    return undefined
  }
}

async function isAlive(owner: Owner, me: Owner, path: string): Promise<boolean> {
  if (owner.where !== me.where) {
    const touched = await stat(path).catch(() => undefined)
    return touched !== undefined && Date.now() - touched.mtimeMs < FOREIGN_STALE_MS
  }
  return owner.processStart === (await startOf(owner.pid))
}

/** The start time of a process on this machine. Undefined if it does not run. */
async function startOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
    // The name is in brackets and may hold spaces. After it, the first field is the state and the twentieth the start time.
    const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ')
    return fields === undefined || fields[0] === 'Z' ? undefined : fields[19]
  }
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined
  }
  if (process.platform === 'win32') return 'running'
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.trim() || undefined
}

async function whereAmI(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return [hostname(), boot.trim(), namespace].join(' ')
}
