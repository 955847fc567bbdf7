import { PGlite } from '@electric-sql/pglite'
import { closeNewFiles } from './close-new-files.ts'

/** Runs in a separate process, which makes one empty or restored database and ends. `start-pglite.ts` says why. */
export interface Order {
  dataDir: string
  dump: Uint8Array | null
}

closeNewFiles()
process.once('disconnect', () => process.exit(1))
process.once('message', (order: Order) => {
  void make(order).then(
    () => process.send?.('made', () => process.exit(0)),
    (error: unknown) => process.send?.(error instanceof Error ? error.message : String(error), () => process.exit(1)),
  )
})

async function make({ dataDir, dump }: Order): Promise<void> {
  const restored = dump === null ? {} : { loadDataDir: new Blob([new Uint8Array(dump)]) }
  await (await PGlite.create({ dataDir, ...restored })).close()
}
