import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { getRequest } from './connection.mjs'
import { measureLatency, measureThroughput } from './measure.mjs'

const kinds = { throughput: measureThroughput, latency: measureLatency }
const own = fileURLToPath(import.meta.url)

/** Measures in a process of its own, which shares only the machine with the server. */
export function startLoad() {
  const child = fork(own, ['measure'], { execArgv: [] })
  const ended = new Promise((_, reject) =>
    child.once('exit', (code) => reject(new Error(`The load generator ended with ${code}`))),
  )
  ended.catch(() => undefined)
  return {
    async measure(kind, { url, headers, ...settings }) {
      const answered = new Promise((resolve) => child.once('message', resolve))
      child.send({ kind, url, headers, settings })
      const answer = await Promise.race([answered, ended])
      if (answer.error) throw new Error(answer.error)
      if (answer.statuses.join() !== '200') throw new Error(`${url} answered ${answer.statuses}`)
      return answer
    },
    close: () => child.kill(),
  }
}

if (process.argv[1] === own && process.argv[2] === 'measure') {
  process.on('message', ({ kind, url, headers, settings }) => {
    const order = { port: Number(new URL(url).port), request: getRequest(url, headers), ...settings }
    kinds[kind](order)
      .catch((error) => ({ error: String(error?.message ?? error) }))
      .then((answer) => process.send(answer))
  })
}
