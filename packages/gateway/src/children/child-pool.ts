import type { Log } from '../log.ts'
import { openChild, type Child } from './open-child.ts'
import type { ChildMessage } from './serve-parent.ts'
import { canLimitMemory, type ChildSettings } from './start-child.ts'

/**
 * Work on bytes of strangers, in processes of their own with limits on time and memory. Whatever becomes of a process,
 * the gateway goes on, and the next order finds another one.
 */
export interface ChildPool<Order, Answer> {
  /** @throws when no process could be started, or the pool was closed: neither says anything about the order */
  ask(order: Order): Promise<Outcome<Answer>>
  /** Starts a process, so that the first order does not wait for it. */
  warm(): void
  close(): Promise<void>
}

/** `ended` is a process that went down with the order, and `late` one that was stopped because it took too long. */
export type Outcome<Answer> =
  { at: 'answered'; answer: Answer } | { at: 'thrown'; reason: string } | { at: 'late' } | { at: 'ended' }

export interface ChildPoolSettings extends ChildSettings {
  log: Log
  /** How many processes there are at most. */
  seats: number
  timeoutMs: number
  /** A process that was idle for this long is ended, which frees its memory. */
  idleMs: number
  /** How many idle processes are kept all the same. */
  kept: number
}

interface Task<Order, Answer> {
  order: Order
  /** True when a process ended during the first try. */
  isSecondTry: boolean
  resolve(outcome: Outcome<Answer>): void
  reject(error: Error): void
}

interface Seat<Order, Answer> {
  child: Child<Order> | null
  task: Task<Order, Answer> | null
  /** Ends a process that takes too long, or that was idle for long. */
  timer?: NodeJS.Timeout
}

/** A process that is larger than this share of its memory after an order is replaced, so that the next has room. */
const WORN_SHARE = 0.7

export function createChildPool<Order extends object | string, Answer>(
  settings: ChildPoolSettings,
): ChildPool<Order, Answer> {
  if (!canLimitMemory) {
    settings.log.warn('This system bounds no memory of processes; those that work on files watch their own')
  }
  return new Seats<Order, Answer>(settings)
}

class Seats<Order extends object | string, Answer> implements ChildPool<Order, Answer> {
  readonly #settings: ChildPoolSettings
  readonly #seats: Seat<Order, Answer>[]
  readonly #waiting: Task<Order, Answer>[] = []
  readonly #living = new Set<Promise<void>>()
  #isClosed = false

  constructor(settings: ChildPoolSettings) {
    this.#settings = settings
    this.#seats = Array.from({ length: settings.seats }, () => ({ child: null, task: null }))
  }

  ask(order: Order): Promise<Outcome<Answer>> {
    if (this.#isClosed) return Promise.reject(closedError())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, isSecondTry: false, resolve, reject })
      this.#next()
    })
  }

  warm(): void {
    if (this.#seats.every(({ child }) => child === null) && this.#seats[0]) this.#hire(this.#seats[0])
  }

  async close(): Promise<void> {
    this.#isClosed = true
    // A task that is cut off says nothing about its order; a job is tried again after the restart.
    const tasks = [...this.#waiting.splice(0), ...this.#seats.flatMap(({ task }) => task ?? [])]
    for (const seat of this.#seats) {
      seat.task = null
      dismiss(seat)
    }
    for (const task of tasks) task.reject(closedError())
    await Promise.all(this.#living)
  }

  #next(): void {
    const free = this.#seats.filter((one) => one.task === null)
    const seat = free.find(({ child }) => child?.isReady) ?? free.find(({ child }) => child !== null) ?? free[0]
    const task = seat && this.#waiting.shift()
    if (!seat || !task) return
    clearTimeout(seat.timer)
    seat.task = task
    if (seat.child === null) this.#hire(seat)
    else if (seat.child.isReady) this.#give(seat, task)
  }

  #hire(seat: Seat<Order, Answer>): void {
    if (this.#isClosed) return
    const child = openChild<Order, Answer>(this.#settings, (message) => {
      if (seat.child === child) this.#hear(seat, message)
    })
    seat.child = child
    this.#living.add(child.ended)
    void child.ended.then(() => {
      this.#living.delete(child.ended)
      if (seat.child === child) this.#goDown(seat, child)
    })
  }

  #hear(seat: Seat<Order, Answer>, message: ChildMessage<Answer>): void {
    if (message.at === 'ready') {
      if (seat.task) this.#give(seat, seat.task)
      else this.#rest(seat)
      return
    }
    const { log, memoryMb } = this.#settings
    const { rssMb, ...outcome } = message
    if (outcome.at === 'thrown') log.warn({ reason: outcome.reason.slice(0, 500) }, 'Work on a file failed')
    if (rssMb > memoryMb * WORN_SHARE) dismiss(seat)
    this.#settle(seat, outcome)
  }

  #give(seat: Seat<Order, Answer>, task: Task<Order, Answer>): void {
    const { log, timeoutMs } = this.#settings
    seat.timer = setTimeout(() => {
      log.warn({ timeoutMs }, 'A file took too long and was stopped')
      dismiss(seat)
      this.#settle(seat, { at: 'late' })
    }, timeoutMs)
    seat.child?.give(task.order)
  }

  /** The process ended by itself, or the system ended it. */
  #goDown(seat: Seat<Order, Answer>, child: Child<Order>): void {
    const { task } = seat
    seat.child = null
    if (!task) return
    if (!child.isReady) {
      seat.task = null
      task.reject(new Error('The process that works on files did not start'))
      return this.#next()
    }
    this.#settings.log.warn({ isSecondTry: task.isSecondTry }, 'A file brought its process down')
    // A process that had worked before may have failed because of an earlier order.
    if (child.isUsed && !task.isSecondTry) {
      seat.task = null
      this.#waiting.unshift({ ...task, isSecondTry: true })
    }
    this.#settle(seat, { at: 'ended' })
  }

  /** Ends the task of a seat. A process that is gone is replaced at once, so that the next order finds a warm one. */
  #settle(seat: Seat<Order, Answer>, outcome: Outcome<Answer>): void {
    clearTimeout(seat.timer)
    const { task } = seat
    seat.task = null
    if (seat.child === null) this.#hire(seat)
    else this.#rest(seat)
    task?.resolve(outcome)
    this.#next()
  }

  #rest(seat: Seat<Order, Answer>): void {
    clearTimeout(seat.timer)
    const { kept, idleMs } = this.#settings
    seat.timer = setTimeout(() => {
      if (this.#seats.filter(({ child }) => child !== null).length > kept) dismiss(seat)
    }, idleMs)
    seat.timer.unref()
  }
}

function dismiss<Order, Answer>(seat: Seat<Order, Answer>): void {
  clearTimeout(seat.timer)
  seat.child?.kill()
  seat.child = null
}

const closedError = (): Error => new Error('The pool is closed')
