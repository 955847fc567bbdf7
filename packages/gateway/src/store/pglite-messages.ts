import type { DatabaseErrorFields } from './database-error.ts'
import type { Role } from './engine.ts'
import type { Rows, Statement } from './store.ts'

/** The data a worker starts with. `started` holds the number of the newest request that it has begun. */
export interface WorkerStart {
  dataDir: string | null
  dump: Uint8Array | null
  started: SharedArrayBuffer
}

/** The requests, done strictly one after another. */
export type Request =
  | { do: 'run'; role: Role; statements: readonly Statement[]; before: readonly Statement[] }
  /** A part of an interactive transaction. The first part opens it. */
  | { do: 'continue'; opens: Role | undefined; statements: readonly Statement[] }
  | { do: 'commit' }
  | { do: 'rollback' }
  | { do: 'execute'; text: string; values: unknown[] | undefined }
  | { do: 'listen'; channel: string }
  | { do: 'unlisten'; channel: string }
  | { do: 'dump' }
  | { do: 'close' }

export type NumberedRequest = Request & { number: number }

export type Answer = Rows[] | { rows: Record<string, unknown>[] } | Uint8Array | undefined

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; number: number; answer: Answer }
  | { kind: 'failure'; number: number; message: string; database: DatabaseErrorFields | undefined }
  | { kind: 'notification'; channel: string; payload: string }
