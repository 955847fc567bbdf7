// npm run bench -- reads [--database pglite|postgres|both] [--seconds N] [--rounds N] [--json]: reads through the whole
// gateway, signed in, against a bare handler with plain SQL on the same database; and their latency at 200 a second.
import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { expandId } from '@tabard/contract'
import { freePort, GatewayProcess } from '../support/gateway-process.ts'
import { signIn } from './gateways/recruiter.mjs'
import { load } from './load/load-process.mjs'
import { onBothDatabases } from './databases/on-both-databases.mjs'
import { seed } from './reads/seed.mjs'

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const CONNECTIONS = 16
const WARM_SECONDS = 1.5
const seconds = Number(options.seconds)
const LEAST_RATIO = 0.6
const MOST_P99_MS = 50

await onBothDatabases(import.meta.url, options, measure, print)

async function measure(database) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabard-reads-'))
  const ports = { port: await freePort(), galleryPort: await freePort() }
  const runtime = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
  const gateway = new GatewayProcess({ dataDir, ...ports, runtime, environment: { LOG_LEVEL: 'warn' } })
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

    const calls = ['list', 'single']
    const samples = new Map()
    const note = (name, value) => samples.set(name, [...(samples.get(name) ?? []), value])
    const latency = {}
    const bytes = {}
    for (let round = 1; round <= Number(options.rounds); round += 1) {
      const port = await freePort()
      bare = await startBare({ dataDir, databaseUrl: database.url, port, ...ids })
      for (const call of calls.flatMap((one) => [one, `${one}-json`])) {
        const { perSecond } = await throughput(`http://127.0.0.1:${port}/${call}`)
        note(`bare ${call}`, perSecond)
      }
      await stop(bare)
      gateway.start()
      await gateway.ready()
      recruiter = await signIn(gateway.origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')
      const { authorization, Authorization = authorization, 'x-access-token': access } = recruiter.headers
      const headers = { authorization: Authorization, 'x-access-token': access }
      const urls = {
        list: `${recruiter.origin}/applications/${expandId('folderId', ids.folderId)}`,
        single: `${recruiter.origin}/applications/${expandId('appId', ids.appId)}`,
      }
      for (const call of calls) {
        const answer = await throughput(urls[call], headers)
        note(`ours ${call}`, answer.perSecond)
        bytes[call] = answer.bytes
        for (const [name, extra] of [
          ['plain', {}],
          ['packed', { 'accept-encoding': 'gzip, deflate, br' }],
        ]) {
          const settings = { url: urls[call], headers: { ...headers, ...extra }, perSecond: 200 }
          const answer200 = await load('latency', { ...settings, warmSeconds: WARM_SECONDS, seconds })
          if (answer200.statuses.join() !== '200') throw new Error(`Statuses ${answer200.statuses}`)
          const best = latency[`${call} ${name}`]
          if (!best || answer200.p99 < best.p99) latency[`${call} ${name}`] = answer200
        }
      }
      await gateway.kill('SIGTERM')
    }
    const median = (name) => [...samples.get(name)].sort((a, b) => a - b)[Math.floor(samples.get(name).length / 2)]
    const rates = Object.fromEntries([...samples.keys()].map((name) => [name, median(name)]))
    const ratio = (call, against) => rates[`ours ${call}`] / rates[`bare ${against}`]
    const ratios = Object.fromEntries(
      calls.flatMap((call) => [
        [call, ratio(call, call)],
        [`${call}-json`, ratio(call, `${call}-json`)],
      ]),
    )
    return { rates, ratios, bytes, latency, load: loadavg()[0] }
  } finally {
    await bare?.kill?.('SIGKILL')
    await gateway.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function throughput(url, headers = {}) {
  const settings = { url, headers, connections: CONNECTIONS, warmSeconds: WARM_SECONDS, seconds }
  return load('throughput', settings).then((answer) => {
    if (answer.statuses.join() !== '200') throw new Error(`${url} answered ${answer.statuses}`)
    return answer
  })
}

function startBare(order) {
  const child = fork(fileURLToPath(new URL('./reads/bare-server.mjs', import.meta.url)), [JSON.stringify(order)])
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)))
  })
}

async function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

function print(name, { rates, ratios, bytes, latency, load: machine }) {
  const row = (...cells) => console.log(cells.map((cell, n) => String(cell).padEnd(n === 0 ? 44 : 12)).join(''))
  const percent = (part) => `${Math.round(part * 100)} %`
  console.log(`\n${name} (load of the machine ${machine.toFixed(1)})`)
  row('calls a second, 16 callers', 'list of 100', 'single')
  row('bare, rows one by one', Math.round(rates['bare list']), Math.round(rates['bare single']))
  row('bare, put together by the database', Math.round(rates['bare list-json']), Math.round(rates['bare single-json']))
  row('gateway, signed in, as a company', Math.round(rates['ours list']), Math.round(rates['ours single']))
  row('against rows one by one', percent(ratios['list']), percent(ratios['single']))
  row('against put together by the database', percent(ratios['list-json']), percent(ratios['single-json']))
  row('bytes of an answer', bytes.list, bytes.single)
  for (const [call, { p50, p90, p99, max }] of Object.entries(latency)) {
    row(`${call}, 200 a second: p50, p90, p99, max ms`, ...[p50, p90, p99, max].map((ms) => ms.toFixed(1)))
  }
  const worst = Math.min(...Object.values(ratios))
  if (worst < LEAST_RATIO)
    fail(`${name}: ${percent(worst)} of a bare handler, and ${percent(LEAST_RATIO)} is the least`)
  for (const [call, { p99 }] of Object.entries(latency)) {
    if (p99 > MOST_P99_MS) fail(`${name}: p99 of ${call} is ${p99.toFixed(1)} ms, and ${MOST_P99_MS} the most`)
  }
}

function fail(words) {
  console.log(`NOT MET: ${words}`)
  process.exitCode = 1
}
