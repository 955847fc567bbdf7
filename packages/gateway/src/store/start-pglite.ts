import { fork } from 'node:child_process'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Order } from './initialise-pglite.ts'
import type { WorkerStart } from './pglite-messages.ts'

/**
 * Makes the empty database in a folder beside the final one, and renames the folder when it is complete, so that a killed
 * start leaves nothing that looks like a database. A separate process does it: making a database takes 800 MB, which a
 * running process would keep, and using one takes a third of that.
 */
export async function initialiseDatabase(dataDir: string, dump: Uint8Array | undefined): Promise<void> {
  const exists = await access(join(dataDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (exists) {
    if (dump !== undefined) throw new Error(`A dump can only be restored into an empty folder, and ${dataDir} is not`)
    return
  }
  const parent = join(dataDir, '..')
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const beginnings = `.new-database-`
  for (const name of await readdir(parent)) {
    if (name.startsWith(beginnings)) await rm(join(parent, name), { recursive: true, force: true })
  }
  const fresh = join(parent, `${beginnings}${process.pid}`)
  await makeInProcess({ dataDir: fresh, dump: dump ?? null })
  // The rename replaces an empty folder. It fails for one that holds other files, which must not be lost.
  await rename(fresh, dataDir).catch((error: unknown) => {
    throw new Error(`${dataDir} holds files but no database: move them away, or set another DATA_DIR.`, {
      cause: error,
    })
  })
}

function makeInProcess(order: Order): Promise<void> {
  const child = fork(new URL('./initialise-pglite.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => reject(new Error(`The database in ${order.dataDir} was not made: ${reason}`))
    child.once('message', (said) => (said === 'made' ? resolve() : fail(String(said))))
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => fail(`its process ended with ${signal ?? code}`))
    child.send(order)
  })
}

/** Starts the thread and resolves once its database is open. */
export function startWorker(start: WorkerStart): Promise<Worker> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start, execArgv: [] })
  return new Promise((resolve, reject) => {
    worker.once('message', () => {
      worker.off('error', reject)
      worker.off('exit', reject)
      resolve(worker)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`The database in ${start.dataDir ?? 'memory'} did not open`)))
  })
}
