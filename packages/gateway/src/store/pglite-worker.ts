import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { closeNewFiles } from './close-new-files.ts'
import { readDatabaseError } from './database-error.ts'
import { openingOf, wrapperOf, type Role } from './engine.ts'
import type { Answer, FromWorker, NumberedRequest, Request, WorkerStart } from './pglite-messages.ts'
import { createPgliteWire } from './pglite-wire.ts'
import type { Rows, Statement } from './store.ts'

/**
 * Runs PGlite in a separate thread, because a heavy query cannot be interrupted but a thread can be ended. The statement
 * that sets a company's rights, the company's statements and the commit are one request, so nothing runs between them.
 */
const INT8 = 20
const NUMERIC = 1700

const start = workerData as WorkerStart
const started = new Int32Array(start.started)
const listeners = new Map<string, () => Promise<void>>()

closeNewFiles()
const database = await PGlite.create({
  ...(start.dataDir === null ? {} : { dataDir: start.dataDir }),
  ...(start.dump === null ? {} : { loadDataDir: new Blob([new Uint8Array(start.dump)]) }),
  parsers: { [INT8]: Number, [NUMERIC]: Number },
})

const wire = createPgliteWire(database.parsers)

let turn = Promise.resolve()
parentPort?.on('message', (request: NumberedRequest) => {
  turn = turn.then(() => answer(request))
})
post({ kind: 'ready' })

async function answer(request: NumberedRequest): Promise<void> {
  const { number } = request
  Atomics.store(started, 0, number)
  try {
    post({ kind: 'answer', number, answer: await perform(request) })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    post({ kind: 'failure', number, message, database: readDatabaseError(error) })
  }
}

async function perform(request: Request): Promise<Answer> {
  switch (request.do) {
    case 'run':
      return run(request.role, request.statements, request.before)
    case 'continue':
      return send(request.statements, request.opens && openingOf(request.opens))
    case 'commit': {
      const [ended] = await database.exec('commit')
      // After a failed statement Postgres answers a commit with a rollback and reports no error.
      if (ended?.command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements failed')
      return undefined
    }
    case 'rollback':
      await database.exec('rollback')
      return undefined
    case 'execute':
      return execute(request.text, request.values)
    case 'listen':
      listeners.set(
        request.channel,
        await database.listen(request.channel, (payload) => {
          post({ kind: 'notification', channel: request.channel, payload })
        }),
      )
      return undefined
    case 'unlisten':
      await listeners.get(request.channel)?.()
      listeners.delete(request.channel)
      return undefined
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('gzip')).arrayBuffer())
    case 'close':
      await database.close()
      return undefined
  }
}

/** Runs the statements as one message with one sync, which makes them one transaction. */
async function run(role: Role, statements: readonly Statement[], before: readonly Statement[]): Promise<Rows[]> {
  const wrapper = wrapperOf(role)
  const answers = await send([...before, ...wrapper, ...statements])
  if (wrapper.length > 0) answers.splice(before.length, wrapper.length)
  return answers
}

async function send(statements: readonly Statement[], opening?: string): Promise<Rows[]> {
  const { bytes, read, failed } = wire.write(statements, opening)
  try {
    return read(await database.execProtocolStream(bytes))
  } catch (error) {
    failed()
    throw error
  }
}

/** Runs SQL of the job library. Text without values may hold several statements, including a transaction. */
async function execute(text: string, values: unknown[] | undefined): Promise<{ rows: Record<string, unknown>[] }> {
  try {
    if (values !== undefined && values.length > 0) {
      return { rows: (await database.query<Record<string, unknown>>(text, values)).rows }
    }
    const results = await database.exec(text)
    return { rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) }
  } catch (error) {
    // The library expects a pool, where a failed transaction block does not affect the next call.
    await database.exec('rollback')
    throw error
  }
}

function post(message: FromWorker): void {
  parentPort?.postMessage(message)
}
