// npm run bench -- reads [--database pglite|postgres|both] [--rounds N] [--seconds N] [--json]: reads through the whole
// gateway, signed in, against a bare handler with plain SQL on the same database; and their latency at 200 a second.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { expandId } from '@tabard/contract'
import { freePort, GatewayProcess } from '../support/gateway-process.ts'
import { onBothDatabases } from './databases/on-both-databases.mjs'
import { signIn } from './gateways/recruiter.mjs'
import { startLoad } from './load/load-process.mjs'
import { seed } from './reads/seed.mjs'

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
})
const CONNECTIONS = 16
/** Slices are short and take turns, so that other work on the machine slows all of them equally. */
const SLICE_SECONDS = 0.7
const LEAST_RATIO = 0.6
const MOST_P99_MS = 50

await onBothDatabases(import.meta.url, options, measure, print)

async function measure(database) {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-reads-'))
  const dataDir = join(folder, 'data')
  const ports = { port: await freePort(), galleryPort: await freePort() }
  const gateway = new GatewayProcess({
    dataDir,
    ...ports,
    environment: { LOG_LEVEL: 'warn', RATE_LIMITS: '100000', DUMP_EVERY_HOURS: '0' },
  })
  const load = startLoad()
  let bare
  try {
    gateway.start()
    await gateway.ready()
    const cv = await readFile(new URL('../fixtures/cv-samples/derived-joebloggs.docx', import.meta.url))
    let recruiter = await signIn(gateway.origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')
    const sample = await recruiter.upload('sample.docx', cv)
    while ((await recruiter.read(sample)).status === 'processing') await new Promise((go) => setTimeout(go, 100))
    await gateway.kill('SIGTERM')
    const ids = await seed({ dataDir, databaseUrl: database.url, appId: sample })
    // The embedded database has one process, so the bare handler reads a copy.
    const copy = join(folder, 'copy')
    if (database.kind === 'pglite') await cp(dataDir, copy, { recursive: true })

    bare = await startBare({ dataDir: copy, databaseUrl: database.url, port: await freePort(), ...ids })
    gateway.start()
    await gateway.ready()
    recruiter = await signIn(gateway.origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')
    const { Authorization: authorization, 'x-access-token': access } = recruiter.headers
    const headers = { authorization, 'x-access-token': access }
    const paths = {
      list: `/applications/${expandId('folderId', ids.folderId)}`,
      single: `/applications/${expandId('appId', ids.appId)}`,
    }
    const calls = {}
    for (const [name, path] of Object.entries(paths)) {
      calls[name] = await race(load, {
        plain: { pid: bare.child.pid, url: `${bare.origin}/${name}` },
        best: { pid: bare.child.pid, url: `${bare.origin}/${name}-best` },
        ours: { pid: gateway.child.pid, url: recruiter.origin + path, headers },
      })
    }
    const latency = {}
    for (const [name, path] of Object.entries(paths)) {
      for (const [how, extra] of [
        ['', {}],
        [', packed', { 'accept-encoding': 'gzip, deflate, br' }],
      ]) {
        const order = { url: recruiter.origin + path, headers: { ...headers, ...extra }, perSecond: 200 }
        latency[name + how] = await load.measure('latency', {
          ...order,
          warmSeconds: 1.5,
          seconds: Number(options.seconds),
        })
      }
    }
    return { calls, latency, load: loadavg()[0] }
  } finally {
    load.close()
    bare?.child.kill('SIGKILL')
    await gateway.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures one after the other, many times, and compares them slice by slice. */
async function race(load, runners) {
  const slices = Object.fromEntries(Object.keys(runners).map((name) => [name, []]))
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const [name, { pid, url, headers }] of Object.entries(runners)) {
      const before = ticksOf(pid)
      const order = { url, headers, connections: CONNECTIONS, warmSeconds: 0.1, seconds: SLICE_SECONDS }
      const answer = await load.measure('throughput', order)
      // The first one warms up and is not counted.
      if (round > 0) slices[name].push({ ...answer, processorMs: (ticksOf(pid) - before) * 10 })
    }
  }
  const rate = (name) => median(slices[name].map((slice) => slice.perSecond))
  const processor = (name) =>
    median(slices[name].map((slice) => (1000 * slice.processorMs) / (slice.perSecond * (SLICE_SECONDS + 0.1))))
  const ratio = (name) => median(slices.ours.map((slice, n) => slice.perSecond / slices[name][n].perSecond))
  return {
    perSecond: { plain: rate('plain'), best: rate('best'), ours: rate('ours') },
    processorMicroseconds: { plain: processor('plain'), best: processor('best'), ours: processor('ours') },
    ratio: { plain: ratio('plain'), best: ratio('best') },
    bytes: slices.ours[0].bytes,
  }
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Processor time of a process, in hundredths of a second. It is zero on a system that does not tell it. */
function ticksOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

function startBare(order) {
  const child = fork(fileURLToPath(new URL('./reads/bare-server.mjs', import.meta.url)), [JSON.stringify(order)])
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve({ child, origin: `http://127.0.0.1:${order.port}` }))
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)))
  })
}

function print(name, { calls, latency, load: machine }) {
  const row = (...cells) => console.log(cells.map((cell, n) => String(cell).padEnd(n === 0 ? 52 : 14)).join(''))
  const percent = (part) => `${Math.round(part * 100)} %`
  const of = (tell) => Object.values(calls).map(tell)
  console.log(`\n${name} (load of the machine ${machine.toFixed(1)})`)
  row(`calls a second, ${CONNECTIONS} callers`, 'list of 100', 'single')
  row('bare handler, plain SQL', ...of((call) => Math.round(call.perSecond.plain)))
  row('bare handler, through our store at its best', ...of((call) => Math.round(call.perSecond.best)))
  row('gateway, signed in, as a company', ...of((call) => Math.round(call.perSecond.ours)))
  row('against plain SQL', ...of((call) => percent(call.ratio.plain)))
  row('against our store at its best', ...of((call) => percent(call.ratio.best)))
  row(
    'processor µs a call: plain, best, gateway',
    ...of((call) => Object.values(call.processorMicroseconds).map(Math.round).join(' ')),
  )
  row('bytes of an answer', ...of((call) => call.bytes))
  for (const [call, { p50, p90, p99, max }] of Object.entries(latency)) {
    row(`${call}, 200 a second: p50, p90, p99, max ms`, ...[p50, p90, p99, max].map((ms) => ms.toFixed(1)))
  }
  for (const [call, { ratio }] of Object.entries(calls)) {
    if (ratio.plain < LEAST_RATIO)
      fail(`${name}, ${call}: ${percent(ratio.plain)}, and ${percent(LEAST_RATIO)} is the least`)
  }
  for (const [call, { p99 }] of Object.entries(latency)) {
    if (p99 > MOST_P99_MS) fail(`${name}: p99 of ${call} is ${p99.toFixed(1)} ms, and ${MOST_P99_MS} the most`)
  }
}

function fail(words) {
  console.log(`NOT MET: ${words}`)
  process.exitCode = 1
}
