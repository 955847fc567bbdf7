import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { getRequest } from './connection.mjs'
import { measureLatency, measureThroughput } from './measure.mjs'

const kinds = { throughput: measureThroughput, latency: measureLatency }
const own = fileURLToPath(import.meta.url)

/** Measures in a process of its own, which shares nothing with the server but the machine. */
export function load(kind, { url, headers, ...settings }) {
  const child = fork(own, ['measure'], { execArgv: [] })
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => (answer.error ? reject(new Error(answer.error)) : resolve(answer)))
    child.once('exit', (code) => reject(new Error(`The load generator ended with ${code}`)))
    child.send({ kind, url, headers, settings })
  })
}

if (process.argv[1] === own && process.argv[2] === 'measure') {
  process.once('message', ({ kind, url, headers, settings }) => {
    const order = { port: Number(new URL(url).port), request: getRequest(url, headers), ...settings }
    kinds[kind](order)
      .catch((error) => ({ error: String(error?.message ?? error) }))
      .then((answer) => process.send(answer, () => process.exit(0)))
  })
}
