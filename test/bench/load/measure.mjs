import { Connection } from './connection.mjs'

/** Measures `connections` callers. Each calls again as soon as it has its answer. */
export async function measureThroughput({ port, request, connections, warmSeconds, seconds }) {
  const open = Array.from({ length: connections }, () => new Connection(port))
  let isOver = false
  let isCounting = false
  let answers = 0
  let bytes = 0
  const statuses = new Set()
  const callers = open.map(async (connection) => {
    while (!isOver) {
      const answer = await connection.ask(request)
      statuses.add(answer.status)
      if (!isCounting) continue
      answers += 1
      bytes = answer.bytes
    }
  })
  await pause(warmSeconds * 1000)
  const began = performance.now()
  isCounting = true
  await pause(seconds * 1000)
  isCounting = false
  const elapsed = (performance.now() - began) / 1000
  isOver = true
  await Promise.all(callers)
  for (const connection of open) connection.close()
  return { perSecond: answers / elapsed, bytes, statuses: [...statuses] }
}

/**
 * Makes so many calls a second, whether or not the earlier ones were answered, as people do. Latency counts from the
 * moment a call was due and not from its sending, so that a server that stops for a second pays for every call of that
 * second.
 */
export async function measureLatency({ port, request, perSecond, warmSeconds, seconds, connections = 64 }) {
  const idle = Array.from({ length: connections }, () => new Connection(port))
  const all = [...idle]
  const late = []
  const latencies = []
  const statuses = new Set()
  const interval = 1000 / perSecond
  const warmCalls = Math.round(warmSeconds * perSecond)
  const calls = warmCalls + Math.round(seconds * perSecond)
  const began = performance.now() + 20
  let begun = 0
  let answered = 0

  await new Promise((resolve, reject) => {
    const send = (connection, number) => {
      const due = began + number * interval
      connection.ask(request).then(({ status }) => {
        statuses.add(status)
        if (number >= warmCalls) latencies.push(performance.now() - due)
        answered += 1
        if (answered === calls) return resolve()
        const next = late.shift()
        if (next === undefined) idle.push(connection)
        else send(connection, next)
      }, reject)
    }
    const tick = () => {
      while (begun < calls && began + begun * interval <= performance.now()) {
        const connection = idle.pop()
        if (connection === undefined) late.push(begun)
        else send(connection, begun)
        begun += 1
      }
      if (begun < calls) setTimeout(tick, 1)
    }
    tick()
  })
  for (const connection of all) connection.close()
  latencies.sort((a, b) => a - b)
  const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))]
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1), calls: latencies.length, statuses: [...statuses] }
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
