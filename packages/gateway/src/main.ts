import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { createGateway } from './gateway.ts'

try {
  const config = createConfig(readEnv(process.env))
  const gateway = await createGateway(config)
  await gateway.listen()
  const { log } = gateway.context
  let isStopping = false
  const stop = async (): Promise<void> => {
    // A terminal tells us and whoever started us, who tells us again.
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
  // Node would print it whole, with whatever a person had typed.
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (error: unknown) => {
      log.fatal({ err: error }, 'The gateway ends, for something went wrong that nobody expected')
      log.flush(() => process.exit(1))
    })
  }
  // `npm run dump` asks the running gateway so, for nobody else can open its database.
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
