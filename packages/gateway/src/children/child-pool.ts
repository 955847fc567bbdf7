import type { ChildProcess } from 'node:child_process'
import type { Log } from '../log.ts'
import type { ChildMessage } from './serve-parent.ts'
import { canLimitMemory, startChild, type ChildSettings } from './start-child.ts'

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
  child: ChildProcess | null
  isReady: boolean
  /** Whether the process has answered an order. */
  isUsed: boolean
  task: Task<Order, Answer> | null
  timer: NodeJS.Timeout | undefined
}

/** A process that is larger than this share of its memory after an order is replaced, so that the next has room. */
const WORN_SHARE = 0.7
/** A process that takes longer to start is ended, and what waited for it is refused. */
const START_MS = 30_000

export function createChildPool<Order, Answer>(settings: ChildPoolSettings): ChildPool<Order, Answer> {
  const { log, timeoutMs, idleMs, kept, memoryMb } = settings
  const seats = Array.from({ length: settings.seats }, (): Seat<Order, Answer> => emptySeat())
  const waiting: Task<Order, Answer>[] = []
  const leaving = new Set<Promise<void>>()
  let isClosed = false
  let hasToldLimits = canLimitMemory

  return {
    ask(order) {
      if (isClosed) return Promise.reject(closedError())
      return new Promise((resolve, reject) => {
        waiting.push({ order, isSecondTry: false, resolve, reject })
        next()
      })
    },
    warm() {
      const [seat] = seats
      if (seat && seat.child === null && !isClosed) hire(seat)
    },
    async close() {
      isClosed = true
      // A task that is cut off says nothing about its order; a job is tried again after the restart.
      const tasks = [...waiting.splice(0), ...seats.flatMap(({ task }) => task ?? [])]
      for (const seat of seats) {
        seat.task = null
        dismiss(seat)
      }
      for (const task of tasks) task.reject(closedError())
      await Promise.all(leaving)
    },
  }

  function next(): void {
    const free = seats.filter((one) => one.task === null)
    const seat = free.find((one) => one.isReady) ?? free.find((one) => one.child !== null) ?? free[0]
    const task = seat && waiting.shift()
    if (!seat || !task) return
    clearTimeout(seat.timer)
    seat.task = task
    if (seat.child === null) hire(seat)
    else if (seat.isReady) give(seat, task)
    else seat.timer = setTimeout(() => seat.child?.kill('SIGKILL'), START_MS)
  }

  function give(seat: Seat<Order, Answer>, task: Task<Order, Answer>): void {
    seat.timer = setTimeout(() => {
      log.warn({ timeoutMs }, 'A file took too long and was stopped')
      dismiss(seat)
      settle(seat, { at: 'late' })
    }, timeoutMs)
    seat.child?.send(task.order as object)
  }

  function hire(seat: Seat<Order, Answer>): void {
    tellLimits()
    const child = startChild(settings)
    Object.assign(seat, { child, isReady: false, isUsed: false })
    seat.timer = setTimeout(() => child.kill('SIGKILL'), START_MS)
    if (seat.task === null) seat.timer.unref()
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    leaving.add(ended)
    void ended.then(() => {
      leaving.delete(ended)
      if (seat.child === child) goDown(seat)
    })
    child.on('message', (message: ChildMessage<Answer>) => {
      if (seat.child === child) hear(seat, message)
    })
    // Sending to a process that has just ended is reported here as well.
    child.on('error', () => undefined)
  }

  function hear(seat: Seat<Order, Answer>, message: ChildMessage<Answer>): void {
    if (message.at === 'ready') {
      seat.isReady = true
      clearTimeout(seat.timer)
      if (seat.task) give(seat, seat.task)
      else rest(seat)
      return
    }
    const { rssMb, ...outcome } = message
    seat.isUsed = true
    if (outcome.at === 'thrown') log.warn({ reason: outcome.reason.slice(0, 500) }, 'Work on a file failed')
    if (rssMb > memoryMb * WORN_SHARE) dismiss(seat)
    settle(seat, outcome)
  }

  /** The process ended by itself, or the system ended it. */
  function goDown(seat: Seat<Order, Answer>): void {
    const { task, isReady, isUsed } = seat
    clearTimeout(seat.timer)
    Object.assign(seat, emptySeat())
    if (!task) return
    if (!isReady) {
      task.reject(new Error('The process that reads files did not start'))
      return next()
    }
    log.warn({ isSecondTry: task.isSecondTry }, 'A file brought its process down')
    // A process that had worked before may have failed because of an earlier order.
    if (isUsed && !task.isSecondTry) waiting.unshift({ ...task, isSecondTry: true })
    else task.resolve({ at: 'ended' })
    if (!isClosed) hire(seat)
    next()
  }

  function settle(seat: Seat<Order, Answer>, outcome: Outcome<Answer>): void {
    clearTimeout(seat.timer)
    const { task } = seat
    seat.task = null
    if (seat.child === null && !isClosed) hire(seat)
    else rest(seat)
    task?.resolve(outcome)
    next()
  }

  function rest(seat: Seat<Order, Answer>): void {
    clearTimeout(seat.timer)
    seat.timer = setTimeout(() => {
      if (seats.filter(({ child }) => child !== null).length > kept) dismiss(seat)
    }, idleMs)
    seat.timer.unref()
  }

  function dismiss(seat: Seat<Order, Answer>): void {
    const { child, task } = seat
    clearTimeout(seat.timer)
    Object.assign(seat, { ...emptySeat(), task })
    child?.ref()
    child?.kill('SIGKILL')
  }

  function tellLimits(): void {
    if (!hasToldLimits) log.warn('This system bounds no memory of processes; those that read files watch their own')
    hasToldLimits = true
  }
}

function emptySeat<Order, Answer>(): Seat<Order, Answer> {
  return { child: null, isReady: false, isUsed: false, task: null, timer: undefined }
}

const closedError = (): Error => new Error('The pool is closed')
