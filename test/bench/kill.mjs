// npm run bench -- kill [--rounds N] [--json]: kills the gateway with signal 9 while many write through HTTP, opens it
// again, and counts what it had acknowledged and no longer has.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, GatewayProcess } from './gateways/gateway-process.mjs'
import { countTo, Ledger } from './kill/ledger.mjs'
import { signIn } from './gateways/recruiter.mjs'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, json: { type: 'boolean', default: false } },
})
const rounds = Number(options.rounds)
const COUNTERS = 6
const FOLDER_MAKERS = 2
const UPLOAD_EVERY_MS = 400
const LEAST_WRITES = 40
/** Every so often the kill falls into the start, too. */
const KILL_A_START_EVERY = 5

const cv = await readFile(new URL('../fixtures/cv-samples/derived-joebloggs.docx', import.meta.url))
const dataDir = await mkdtemp(join(tmpdir(), 'tabard-kill-'))
const gateway = new GatewayProcess({ dataDir, port: await freePort(), galleryPort: await freePort() })
const ledger = new Ledger()
const rows = []
const complaints = new Set()
let failedOpens = 0
const say = (line) => options.json || console.log(line)
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const recruiterAt = () => signIn(gateway.origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')

try {
  gateway.start()
  await gateway.ready()
  await prepare()
  const second = await refusedSecond()
  say(`A second gateway on the same folder: ${second}`)
  say('')
  say(line('round', 'killed after ms', 'acknowledged', 'lost', 'torn', 'reopened ms'))
  for (let round = 1; round <= rounds; round += 1) rows.push(await playRound(round))
  const unread = await waitForReading()
  await gateway.kill('SIGTERM')
  report(second, unread)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await gateway.kill()
  await rm(dataDir, { recursive: true, force: true })
}

/** One application for each counter, read and ready to be changed. */
async function prepare() {
  const recruiter = await recruiterAt()
  for (let n = 0; n < COUNTERS; n += 1) ledger.counters.set(await recruiter.upload(`counter-${n}.docx`, cv), 0)
  for (const appId of ledger.counters.keys()) await untilRead(recruiter, appId)
}

/** What a second process says when it is given the folder of the first, which must go on answering. */
async function refusedSecond() {
  if (process.env.DATABASE_URL) return 'allowed, as the database is Postgres'
  const second = new GatewayProcess({ dataDir, port: await freePort(), galleryPort: await freePort() })
  second.start()
  const code = await Promise.race([second.ended, pause(30_000)])
  if (code === undefined) await second.kill()
  await gateway.ready()
  if (code !== 1) throw new Error(`A second gateway on the same folder was not refused:\n${second.printed}`)
  return second.printed.trim()
}

async function playRound(round) {
  const recruiter = await recruiterAt()
  const before = ledger.acknowledged
  let isOver = false
  const during = (write) => async () => {
    while (!isOver) {
      await write().catch((error) => {
        // After the kill every connection breaks; before it nothing should.
        if (!isOver) complaints.add(error.message)
      })
    }
  }
  const counters = [...ledger.counters.keys()].map((appId) => {
    let number = ledger.counters.get(appId)
    return during(async () => {
      await recruiter.change(appId, countTo(number + 1))
      number += 1
      ledger.noteCount(appId, number)
    })
  })
  let made = 0
  const folders = Array.from({ length: FOLDER_MAKERS }, (_, maker) =>
    during(async () => {
      const { folder_id: id } = await recruiter.addFolder(`r${round} m${maker} n${(made += 1)}`)
      ledger.noteFolder(id)
    }),
  )
  const upload = during(async () => {
    ledger.noteUpload(await recruiter.upload(`round-${round}.docx`, cv))
    await pause(UPLOAD_EVERY_MS)
  })
  const writers = [...counters, ...folders, upload].map((write) => write())

  const began = performance.now()
  await pause(300 + Math.random() * 1_200)
  // On a busy machine a little longer, so that a kill always meets writes.
  while (ledger.acknowledged - before < LEAST_WRITES && performance.now() - began < 15_000) await pause(20)
  const killAfter = Math.round(performance.now() - began)
  isOver = true
  await gateway.kill()
  await Promise.all(writers)

  if (round % KILL_A_START_EVERY === 0) {
    gateway.start()
    await pause(Math.random() * 1_500)
    await gateway.kill()
  }
  gateway.start()
  const reopenedMs = await gateway.ready().catch((error) => {
    failedOpens += 1
    throw error
  })
  const { lost, torn } = await ledger.check(await recruiterAt(), cv)
  const acknowledged = ledger.acknowledged - before
  say(line(round, killAfter, acknowledged, lost, torn, reopenedMs))
  return { round, killAfter, acknowledged, lost, torn, reopenedMs }
}

/** Jobs are durable too: every CV taken in must have been read in the end. Returns how many were not. */
async function waitForReading() {
  const recruiter = await recruiterAt()
  let unread = 0
  for (const appId of ledger.uploads) {
    await untilRead(recruiter, appId).catch((error) => {
      unread += 1
      complaints.add(error.message)
    })
  }
  return unread
}

async function untilRead(recruiter, appId) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { status, failure } = await recruiter.read(appId)
    if (status === 'failed') throw new Error(`A CV could not be read: ${failure}`)
    if (status !== 'processing') return
    await pause(100)
  }
  throw new Error('A CV is still being read after a minute')
}

function report(second, unread) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  const result = {
    rounds,
    acknowledged: sum('acknowledged'),
    lost: Math.max(0, ...rows.map((row) => row.lost)),
    torn: Math.max(0, ...rows.map((row) => row.torn)),
    failedOpens,
    uploads: ledger.uploads.size,
    unreadUploads: unread,
    slowestReopenMs: Math.max(0, ...rows.map((row) => row.reopenedMs)),
    secondGateway: second,
    complaints: [...complaints].slice(0, 5),
  }
  if (options.json) console.log(JSON.stringify({ ...result, rows }))
  else {
    say('')
    for (const [name, value] of Object.entries(result)) if (!Array.isArray(value)) say(`${name} ${value}`)
    for (const complaint of result.complaints) say(`complaint: ${complaint}`)
  }
  if (result.lost > 0 || result.torn > 0 || unread > 0) process.exitCode = 1
}

function line(...cells) {
  return cells.map((cell) => String(cell).padStart(16)).join('')
}
