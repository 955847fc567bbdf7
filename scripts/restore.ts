// npm run restore -- FILE: replaces the content of DATA_DIR by a dump. The old content is moved aside.
import { dirname, resolve } from 'node:path'
import { createConfig } from '../packages/gateway/src/config/config.ts'
import { readEnv } from '../packages/gateway/src/config/env.ts'
import { createGateway } from '../packages/gateway/src/gateway.ts'
import { readErased } from '../packages/gateway/src/operations/erased-log.ts'
import { restoreDump } from '../packages/gateway/src/operations/restore.ts'
import { eraseAgain } from '../packages/gateway/src/services/privacy/erase.ts'
import { writeForOneselfOnly } from '../packages/gateway/src/storage/private-files.ts'

try {
  writeForOneselfOnly()
  await restore(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function restore(given: string | undefined): Promise<void> {
  if (given === undefined) throw new Error('Name the dump: npm run restore -- data/dumps/tabard-….tar')
  const config = createConfig(readEnv(process.env))
  const { dataDir } = config
  if (config.databaseUrl !== null)
    throw new Error('DATABASE_URL is set: restore Postgres with pg_restore, as docs/operations.md says.')
  if (dataDir === null) throw new Error('Set DATA_DIR to the folder to restore into.')
  const file = resolve(given)
  const restored = await restoreDump(file, dataDir, () => Date.now())
  console.log(
    `Restored ${restored.companies} companies, ${restored.applications} CVs and ${restored.files} files of ${new Date(restored.at).toISOString()}.`,
  )
  if (restored.aside !== null) console.log(`What was there before is in ${restored.aside}.`)
  if (restored.missing.length > 0 && config.s3 === null) {
    console.log(`${restored.missing.length} files are missing, such as ${restored.missing.slice(0, 3).join(', ')}.`)
  }
  const erased = [
    ...(await readErased(dirname(file), restored.at)),
    ...(await readErased(`${dataDir}/dumps`, restored.at)),
  ]
  if (erased.length === 0) return
  const gateway = await createGateway({ ...config, demo: false })
  try {
    console.log(`Erased again since then: ${await eraseAgain(gateway.context, erased)} CVs.`)
  } finally {
    await gateway.close()
  }
}
