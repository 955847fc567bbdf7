// npm run bench -- sign-ins [--parallel N] [--seconds N] [--json]: how long the gateway's event loop stands still while
// many sign in at once, against the same seconds without them.
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort, GatewayProcess } from '../support/gateway-process.ts'
import { signIn } from './gateways/recruiter.mjs'
import { startLoad } from './load/load-process.mjs'

const { values: options } = parseArgs({
  options: {
    parallel: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
})
const seconds = Number(options.seconds)
const PROCESSES = 2
const MOST_MS = 20
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

delete process.env.DATABASE_URL
const dataDir = await mkdtemp(join(tmpdir(), 'tabard-sign-ins-'))
const watch = fileURLToPath(new URL('./sign-ins/watch-loop.mjs', import.meta.url))
const ports = { port: await freePort(), galleryPort: await freePort() }
const gateway = new GatewayProcess({
  dataDir,
  ...ports,
  runtime: ['--import', watch],
  environment: { RATE_LIMITS: '100000' },
})
const load = startLoad()
try {
  gateway.start()
  await gateway.ready()
  const { headers, origin } = await signIn(gateway.origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')
  const { Authorization: authorization, 'x-access-token': access } = headers
  // One user reads during the whole measurement, as on any day.
  const reads = () =>
    load.measure('latency', {
      url: `${origin}/folders`,
      headers: { authorization, 'x-access-token': access },
      perSecond: 50,
      warmSeconds: 0.5,
      seconds,
    })
  await reads()
  await whatItSaw()
  const quiet = { reads: await reads(), ...(await whatItSaw()) }
  const clients = Array.from({ length: PROCESSES }, startClients)
  await pause(1_000)
  await whatItSaw()
  const busy = { reads: await reads(), ...(await whatItSaw()) }
  const counts = await Promise.all(clients.map((client) => client.stop()))
  const sum = (name) => counts.reduce((total, one) => total + one[name], 0)
  const complaints = [...new Set(counts.flatMap((one) => one.failures))]
  const failures = counts.flatMap((one) => one.failures).length
  report({ quiet, busy, signIns: sum('count'), failures, complaints, load: loadavg()[0] })
} finally {
  load.close()
  await gateway.kill()
  await rm(dataDir, { recursive: true, force: true })
}

async function whatItSaw() {
  const before = gateway.printed.length
  gateway.child.kill('SIGCONT')
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await pause(20)
    const line = /LOOP (.*)\n/.exec(gateway.printed.slice(before))
    if (line) return JSON.parse(line[1])
  }
  throw new Error('The gateway does not tell of its event loop')
}

function startClients() {
  const script = fileURLToPath(new URL('./sign-ins/sign-in-process.mjs', import.meta.url))
  const child = fork(script, [gateway.origin, String(Math.ceil(Number(options.parallel) / PROCESSES))])
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        child.once('message', resolve)
        child.once('exit', (code) => reject(new Error(`The client ended with ${code}`)))
        child.send('stop')
      }),
  }
}

function report(result) {
  if (options.json) console.log(JSON.stringify(result))
  else {
    const row = (...cells) => console.log(cells.map((cell, n) => String(cell).padEnd(n === 0 ? 52 : 14)).join(''))
    const ms = (name) => [result.quiet, result.busy].map((one) => one[name].toFixed(1))
    console.log(`${options.parallel} people sign in at once (load of the machine ${result.load.toFixed(1)})`)
    row('ms', 'without', 'with sign-ins')
    row('computed in one turn of the loop, p99.9', ...ms('computedP999'))
    row('computed in one turn of the loop, longest', ...ms('computedMax'))
    row('delay of the loop, p99.9 (others on the machine too)', ...ms('delayP999'))
    row('delay of the loop, longest', ...ms('delayMax'))
    row('reads at 50 a second, p99', ...[result.quiet, result.busy].map((one) => one.reads.p99.toFixed(1)))
    row('sign-ins, failures', result.signIns, result.failures)
  }
  if (result.failures > 0) fail(`${result.failures} sign-ins failed: ${result.complaints.join('; ')}`)
  if (result.busy.computedMax > Math.max(MOST_MS, result.quiet.computedMax)) {
    fail(`sign-ins hold the loop up for ${result.busy.computedMax.toFixed(1)} ms, and ${MOST_MS} is the most`)
  }
}

function fail(words) {
  if (!options.json) console.log(`NOT MET: ${words}`)
  process.exitCode = 1
}
