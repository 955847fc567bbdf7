import type { ChildMessage } from './serve-parent.ts'
import { startChild, type ChildSettings } from './start-child.ts'

/** One process for bytes of strangers. */
export interface Child<Order> {
  /** Whether it has said that it takes orders. */
  readonly isReady: boolean
  /** Whether it has answered an order. */
  readonly isUsed: boolean
  readonly ended: Promise<void>
  give(order: Order): void
  kill(): void
}

/** A process that takes longer to start is ended. */
const START_MS = 30_000

export function openChild<Order extends object | string, Answer>(
  settings: ChildSettings,
  hear: (message: ChildMessage<Answer>) => void,
): Child<Order> {
  const child = startChild(settings)
  const starting = setTimeout(() => child.kill('SIGKILL'), START_MS)
  let isReady = false
  let isUsed = false
  const ended = new Promise<void>((resolve) => {
    // A process that cannot be started has no exit. Sending to one that has just ended is an error, too.
    child.once('exit', () => resolve()).on('error', () => child.pid === undefined && resolve())
  })
  void ended.then(() => clearTimeout(starting))
  child.on('message', (message: ChildMessage<Answer>) => {
    clearTimeout(starting)
    isReady = true
    isUsed ||= message.at !== 'ready'
    hear(message)
  })
  return {
    get isReady() {
      return isReady
    },
    get isUsed() {
      return isUsed
    },
    ended,
    give: (order) => void child.send(order),
    kill() {
      // Held, so that whoever waits for the end sees it.
      child.ref()
      child.kill('SIGKILL')
    },
  }
}
