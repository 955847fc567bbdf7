import { workerData } from 'node:worker_threads'

/**
 * Runs in a thread of a child process, because a hostile file may keep the main thread busy for ever. It ends the whole
 * process when the gateway is gone or when the process has become too large.
 */
const { memoryMb, parentPid } = workerData as { memoryMb: number; parentPid: number }
const LOOK_EVERY_MS = 50

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > memoryMb * 1024 * 1024
  if (isTooLarge || process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS)
