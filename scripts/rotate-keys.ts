// npm run rotate-keys: makes new keys for all tokens, and seals with the newest master key everything sealed with an older one.
// With --master it also adds a new key to the key file of the data folder. SECRET_KEY you change yourself (new,old).
import { createConfig } from '../packages/gateway/src/config/config.ts'
import { readEnv } from '../packages/gateway/src/config/env.ts'
import { addKeyToFile, dropOldKeys } from '../packages/gateway/src/config/secrets.ts'
import { createGateway } from '../packages/gateway/src/gateway.ts'
import { writeForOneselfOnly } from '../packages/gateway/src/storage/private-files.ts'
import { lockOwner } from '../packages/gateway/src/store/folder-lock.ts'

try {
  writeForOneselfOnly()
  await rotate(process.argv.includes('--master'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function rotate(withMaster: boolean): Promise<void> {
  const config = createConfig(readEnv(process.env))
  const { dataDir } = config
  if (withMaster && (config.secretKey !== null || dataDir === null)) {
    throw new Error('The master key is SECRET_KEY: set it to NEW,OLD, run this without --master, then set it to NEW.')
  }
  const owner = config.databaseUrl === null && dataDir !== null ? await lockOwner(dataDir) : null
  if (owner !== null) throw new Error(`Process ${owner} has the data folder: stop it, and run this again.`)
  if (withMaster && dataDir !== null) addKeyToFile(dataDir)
  const gateway = await createGateway({ ...config, demo: false })
  try {
    const { resealed, unreadable } = await gateway.rotateKeys()
    console.log(`New signing keys are in force. ${resealed} values were sealed anew.`)
    if (unreadable > 0) throw new Error(`${unreadable} values open with no key: the old one must stay in SECRET_KEY.`)
    if (withMaster && dataDir !== null) dropOldKeys(dataDir)
  } finally {
    await gateway.close()
  }
}
