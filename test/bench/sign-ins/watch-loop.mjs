// Loaded into the gateway with --import. It watches the event loop and reports at SIGCONT what it saw since the last report.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // The delay includes time that the machine gave to other processes. The computing time of one turn does not.
  let turns = []
  let last = process.threadCpuUsage()
  const busy = ({ user, system }) => user + system
  setInterval(() => {
    const now = process.threadCpuUsage()
    turns.push((busy(now) - busy(last)) / 1000)
    last = now
  }, 1).unref()
  process.on('SIGCONT', () => {
    turns.sort((a, b) => a - b)
    const at = (part) => turns[Math.min(turns.length - 1, Math.floor(part * turns.length))] ?? 0
    const told = {
      turns: turns.length,
      computedP999: at(0.999),
      computedMax: at(1),
      delayP999: delay.percentile(99.9) / 1e6,
      delayMax: delay.max / 1e6,
    }
    process.stdout.write(`LOOP ${JSON.stringify(told)}\n`)
    turns = []
    delay.reset()
  })
}
