// npm run dump: writes a dump of the embedded database and its files into DATA_DIR/dumps, also while the gateway runs.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createConfig } from '../packages/gateway/src/config/config.ts'
import { readEnv } from '../packages/gateway/src/config/env.ts'
import { howToDump, listDumps, makeDump } from '../packages/gateway/src/operations/dump.ts'
import { writeForOneselfOnly } from '../packages/gateway/src/storage/private-files.ts'
import { createStore } from '../packages/gateway/src/store/create-store.ts'
import { lockOwner } from '../packages/gateway/src/store/folder-lock.ts'

const WAIT_MS = 10 * 60_000

try {
  writeForOneselfOnly()
  console.log(await dump())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function dump(): Promise<string> {
  const config = createConfig(readEnv(process.env))
  const { dataDir } = config
  if (config.databaseUrl !== null) throw new Error(howToDump('postgres'))
  if (dataDir === null) throw new Error(howToDump('pglite'))
  const owner = await lockOwner(dataDir)
  if (owner !== null) return askGateway(dataDir, owner)
  const store = await createStore({ dataDir })
  try {
    const withFiles = config.dumps.withFiles && config.s3 === null
    return await makeDump(store, config.version, { dataDir, keep: config.dumps.keep, withFiles, now: () => Date.now() })
  } finally {
    await store.close()
  }
}

/** Only the process that has the database open can dump it. */
async function askGateway(dataDir: string, pid: number): Promise<string> {
  const folder = join(dataDir, 'dumps')
  const before = new Set(await listDumps(folder))
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await wait(100)) {
    const fresh = (await listDumps(folder)).find((name) => !before.has(name))
    if (fresh !== undefined) return join(folder, fresh)
  }
  throw new Error(`The gateway (process ${pid}) wrote no dump in ten minutes: see its log.`)
}
