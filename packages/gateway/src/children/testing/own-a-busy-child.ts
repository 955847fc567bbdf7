import { pino } from 'pino'
import { createChildPool } from '../child-pool.ts'
import type { Mischief } from './unruly-child.ts'

// A gateway in small: it prints the id of its child, which is then busy for ever.
const program = new URL('./unruly-child.ts', import.meta.url)
const limits = { memoryMb: 200, heapMb: 100, seats: 1, timeoutMs: 600_000, idleMs: 600_000, kept: 1 }
const pool = createChildPool<Mischief, string>({ program, log: pino({ level: 'silent' }), ...limits })
const outcome = await pool.ask('tell the process')
if (outcome.at === 'answered') console.log(outcome.answer)
await pool.ask('spin')
