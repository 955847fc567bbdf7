import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { createGateway } from './gateway.ts'

try {
  const config = createConfig(readEnv(process.env))
  const gateway = await createGateway(config)
  await gateway.listen()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void gateway.close().then(() => process.exit(0)))
  }
  // `npm run dump` asks the running gateway so, for nobody else can open its database.
  process.on(
    'SIGUSR2',
    () =>
      void gateway.dump().catch((error: unknown) => gateway.context.log.error({ err: error }, 'No dump was written')),
  )
  const demo = await gateway.demo()
  console.log(`Open: ${config.publicUrl}`)
  if (demo) {
    console.log(`Sign in: ${demo.email} / ${demo.password}`)
    console.log(`Signed link: ${demo.signedLink}`)
    console.log(`Vendor page: ${gateway.vendorUrl}`)
  }
  if (gateway.outboxUrl !== null) console.log(`Mail: ${gateway.outboxUrl}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
