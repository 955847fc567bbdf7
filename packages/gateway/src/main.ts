import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { createGateway } from './gateway.ts'
import { writeForOneselfOnly } from './storage/private-files.ts'

try {
  writeForOneselfOnly()
  const config = createConfig(readEnv(process.env))
  const gateway = await createGateway(config)
  await gateway.listen()
  gateway.context.parsePool.warm()
  const { log } = gateway.context
  let isStopping = false
  const stop = async (): Promise<void> => {
    // The signal comes twice: from the terminal, and from the parent process, which forwards it.
    if (isStopping) return
    isStopping = true
    let code = 0
    await gateway.close().catch((error: unknown) => {
      code = 1
      log.error({ err: error }, 'The gateway did not stop as it should')
    })
    log.flush(() => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // Without this, Node would print the whole error, with personal data that it may hold.
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (error: unknown) => {
      log.fatal({ err: error }, 'The gateway ends, for something went wrong that nobody expected')
      log.flush(() => process.exit(1))
    })
  }
  // `npm run dump` sends this signal, because only the running gateway can open its embedded database.
  process.on(
    'SIGUSR2',
    () => void gateway.dump().catch((error: unknown) => log.error({ err: error }, 'No dump was written')),
  )
  const demo = await gateway.demo()
  console.log(`Open: ${config.publicUrl}`)
  if (demo) {
    console.log(`Sign in: ${demo.email} / ${demo.password}`)
    console.log(`Signed link: ${demo.signedLink}`)
    console.log(`Vendor page: ${gateway.vendorUrl}`)
  }
  if (gateway.lettersUrl !== null) console.log(`Mail: ${gateway.lettersUrl}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
