// npm run bench -- hostile [--json]: 60 files and bodies that were made to bring a gateway down, against one that runs,
// while 20 good CVs are read and a reader asks 20 times a second. Fails unless the gateway was never restarted, no good CV
// was lost, all its processes together stayed below 1.5 GB, and the reader's p99 below 250 ms.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { expandId } from '@tabard/contract'
import { freePort, GatewayProcess } from '../support/gateway-process.ts'
import { hostileFiles } from '../support/hostile-files.ts'
import { signIn } from './gateways/recruiter.mjs'
import { hostileBodies } from './hostile/bodies.mjs'
import { watchMemory } from './hostile/memory.mjs'
import { startLoad } from './load/load-process.mjs'

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const HOSTILE = 60
const GOOD = 20
const AT_ONCE = 4
const READS_PER_SECOND = 20
const SECONDS = 60
const WAIT_MS = 400_000
const MOST = { memoryMb: 1_536, p99Ms: 250 }

const say = (line) => options.json || console.log(line)
const goodCv = await readFile(new URL('../fixtures/cv-samples/rendercv-classic.pdf', import.meta.url))
say('Making the files …')
const files = hostileFiles.map(({ name, build }) => ({ name, bytes: Buffer.from(build()) }))
const folder = await mkdtemp(join(tmpdir(), 'tabard-hostile-'))
const environment = { RATE_LIMITS: '100000' }
const ports = { port: await freePort(), galleryPort: await freePort() }
const gateway = new GatewayProcess({ dataDir: join(folder, 'data'), ...ports, environment })
const load = startLoad()
try {
  gateway.start()
  await gateway.ready()
  const { pid } = gateway.child
  const recruiter = await signIn(gateway.origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')
  const readId = await recruiter.upload('read.pdf', goodCv)
  await untilRead(recruiter, readId)
  const memory = watchMemory(pid)
  const url = `${recruiter.origin}/applications/${expandId('appId', readId)}`
  const reading = load.measure('latency', {
    url,
    headers: recruiter.headers,
    // One connection, because the gateway closes those that rest for some seconds.
    connections: 1,
    perSecond: READS_PER_SECOND,
    warmSeconds: 1,
    seconds: SECONDS,
  })
  reading.catch(() => undefined)
  const { good, hostile, answers } = await sendAll(recruiter, expandId('appId', readId))
  const ends = await Promise.all(good.map((appId) => untilRead(recruiter, appId)))
  const hostileEnds = await Promise.all(hostile.map(({ appId }) => untilRead(recruiter, appId)))
  const latency = await reading
  report({
    sent: hostile.length + answers.length,
    restarts: gateway.child.pid === pid && gateway.child.exitCode === null ? 0 : 1,
    goodLost: ends.filter((end) => end !== 'read').length,
    hostileUnanswered: hostileEnds.filter((end) => end === 'processing').length,
    bodiesNotRefused: answers.filter(({ status }) => status === 0 || status >= 500).length,
    memoryMb: memory.stop(),
    readerP50Ms: Math.round(latency.p50),
    readerP99Ms: Math.round(latency.p99),
    readerMaxMs: Math.round(latency.max),
    outcomes: countBy(hostileEnds),
    bodies: answers.map(({ name, status }) => `${name}: ${status}`),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error, gateway.printed.slice(-2_000))
  process.exitCode = 1
} finally {
  load.close()
  await gateway.kill()
  await rm(folder, { recursive: true, force: true })
}

/** Good and hostile ones in turn, some at a time. */
async function sendAll(recruiter, appId) {
  const bodies = hostileBodies(appId).flatMap((body) => [body, body])
  const good = []
  const hostile = []
  const answers = []
  const tasks = Array.from({ length: HOSTILE - bodies.length }, (_, n) => async () => {
    const file = files[n % files.length]
    hostile.push({ name: file.name, appId: await recruiter.upload(file.name, file.bytes) })
  })
  for (let n = 0; n < GOOD; n += 1) {
    tasks.splice(n * 3, 0, async () => good.push(await recruiter.upload(`good-${n}.pdf`, goodCv)))
  }
  bodies.forEach(({ name, path, body }, n) =>
    tasks.splice(n * 11, 0, async () => answers.push({ name, status: await post(recruiter, path, body) })),
  )
  const work = async () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { good, hostile, answers }
}

/** The status; 0 where the connection broke, which is right only for a body beyond the limit. */
function post({ origin, headers }, path, body) {
  return fetch(origin + path, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    (error) => (error.cause?.code === 'EPIPE' || error.cause?.code === 'ECONNRESET' ? 413 : 0),
  )
}

/** How the reading of one ended: `read`, the code of its failure, or `processing` when it never did. */
async function untilRead(recruiter, appId) {
  const until = Date.now() + WAIT_MS
  while (Date.now() < until) {
    const { status, failure } = await recruiter.read(appId)
    if (status === 'failed') return failure ?? 'failed'
    if (status !== 'processing') return 'read'
    await pause(500)
  }
  return 'processing'
}

function countBy(values) {
  const counts = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function report(result) {
  for (const [name, value] of Object.entries(result)) say(`${name} ${JSON.stringify(value)}`)
  if (options.json) console.log(JSON.stringify(result))
  const bad = ['restarts', 'goodLost', 'hostileUnanswered', 'bodiesNotRefused'].filter((name) => result[name] > 0)
  if (result.memoryMb > MOST.memoryMb) bad.push('memoryMb')
  if (result.readerP99Ms > MOST.p99Ms) bad.push('readerP99Ms')
  if (bad.length === 0) return
  say(`Failed: ${bad.join(', ')}`)
  process.exitCode = 1
}
