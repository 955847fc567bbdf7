// npm run bench -- kill [--rounds N] [--database pglite|postgres|both] [--json]: kills the gateway with signal 9 while many
// write through HTTP, opens it again, and counts what it had acknowledged and no longer has. On Postgres it kills that,
// too. In the end everything is dumped, erased and restored, and counted once more.
import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OwnPostgres } from './databases/own-postgres.mjs'
import { freePort, GatewayProcess } from '../support/gateway-process.ts'
import { signIn } from './gateways/recruiter.mjs'
import { countTo, Ledger } from './kill/ledger.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    database: { type: 'string', default: 'both' },
    json: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const COUNTERS = 6
const FOLDER_MAKERS = 2
const UPLOAD_EVERY_MS = 400
const LEAST_WRITES = 40
/** In one of so many rounds the gateway is also killed while it starts. */
const KILL_A_START_EVERY = 5
const root = fileURLToPath(new URL('../..', import.meta.url))

const cv = await readFile(new URL('../fixtures/cv-samples/derived-joebloggs.docx', import.meta.url))
const say = (line) => options.json || console.log(line)
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
delete process.env.DATABASE_URL
let gateway
let postgres
let ledger
let rows
let complaints
let failedOpens
const recruiterAt = () => signIn(gateway.origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')

const results = {}
for (const kind of options.database === 'both' ? ['pglite', 'postgres'] : [options.database]) {
  results[kind] = await play(kind)
}
if (options.json) console.log(JSON.stringify(results))

async function play(kind) {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-kill-'))
  const dataDir = join(folder, 'data')
  postgres = undefined
  ledger = new Ledger()
  rows = []
  complaints = new Set()
  failedOpens = 0
  try {
    if (kind === 'postgres') {
      await chmod(folder, 0o711)
      postgres = new OwnPostgres(join(folder, 'postgres'))
      await postgres.make()
    }
    const environment = { RATE_LIMITS: '100000', ...(postgres && { DATABASE_URL: postgres.url }) }
    gateway = new GatewayProcess({ dataDir, port: await freePort(), galleryPort: await freePort(), environment })
    gateway.start()
    await gateway.ready()
    await prepare()
    say(`\n${postgres ? 'Postgres' : 'PGlite'}`)
    const second = await refusedSecond(dataDir)
    say(`A second gateway on the same folder: ${second}`)
    say(line('round', 'what was killed', 'after ms', 'acknowledged', 'lost', 'torn', 'back after ms'))
    for (let round = 1; round <= rounds; round += 1) rows.push(await playRound(round))
    const unread = await waitForReading()
    await gateway.kill('SIGTERM')
    const restored = await dumpEraseRestore(dataDir)
    return report(second, unread, restored)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    if (gateway?.child) await gateway.kill()
    await postgres?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Dumps, erases everything, restores, and checks that everything acknowledged is back. */
async function dumpEraseRestore(dataDir) {
  if (postgres) postgres.dumpEraseRestore()
  else {
    const run = (script, ...args) =>
      execFileSync(process.execPath, [`scripts/${script}.ts`, ...args], {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
      })
    run('dump')
    const folder = join(dataDir, 'dumps')
    const dumps = (await readdir(folder)).filter((name) => name.endsWith('.tar')).sort()
    const kept = join(dataDir, '..', 'kept')
    await rename(folder, kept)
    await rm(dataDir, { recursive: true })
    run('restore', join(kept, dumps.at(-1)))
  }
  gateway.start()
  await gateway.ready()
  const { lost, torn } = await ledger.check(await recruiterAt(), cv)
  await gateway.kill('SIGTERM')
  return { lost, torn }
}

/** One application for each counter, read and ready to be changed. */
async function prepare() {
  const recruiter = await recruiterAt()
  for (let n = 0; n < COUNTERS; n += 1) ledger.counters.set(await recruiter.upload(`counter-${n}.docx`, cv), 0)
  for (const appId of ledger.counters.keys()) await untilRead(recruiter, appId)
}

/** What a second process says when it gets the folder of the first one. The first must still answer. */
async function refusedSecond(dataDir) {
  if (postgres) return 'allowed, as the database is Postgres'
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
  let isDown = false
  const during = (write) => async () => {
    while (!isOver) {
      await write().catch(async (error) => {
        // Every connection breaks after the kill, and none may break before it.
        if (!isOver && !isDown) complaints.add(error.message)
        await pause(20)
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
  // Waits longer on a busy machine, so that writes are always under way at the kill.
  while (ledger.acknowledged - before < LEAST_WRITES && performance.now() - began < 15_000) await pause(20)
  const killAfter = Math.round(performance.now() - began)
  const victim = chooseVictim(round)
  const reopenedMs = await (victim === 'the gateway'
    ? killGateway(round, () => (isOver = true))
    : killPostgres(victim, () => (isDown = true)))
  isOver = true
  await Promise.all(writers)
  const { lost, torn } = await ledger.check(await recruiterAt(), cv)
  const acknowledged = ledger.acknowledged - before
  say(line(round, victim, killAfter, acknowledged, lost, torn, reopenedMs))
  return { round, killAfter, acknowledged, lost, torn, reopenedMs }
}

/** Kills Postgres, or all its connections, while the gateway goes on. */
function chooseVictim(round) {
  if (!postgres || round % 4 < 2) return 'the gateway'
  return round % 4 === 2 ? 'its connections' : 'Postgres'
}

async function killGateway(round, over) {
  over()
  await gateway.kill()
  if (round % KILL_A_START_EVERY === 0) {
    gateway.start()
    await pause(Math.random() * 1_500)
    await gateway.kill()
  }
  gateway.start()
  return gateway.ready().catch((error) => {
    failedOpens += 1
    throw error
  })
}

/** The gateway is not started again, because it must recover by itself. Until then writers go on and are refused. */
async function killPostgres(victim, down) {
  // From here on refusals are expected.
  down()
  if (victim === 'its connections') {
    for (let n = 0; n < 3; n += 1) {
      postgres.cutConnections()
      await pause(150)
    }
  } else {
    await postgres.stop()
    await pause(Math.random() * 1_000)
    await postgres.start()
  }
  const { pid } = gateway.child
  const backMs = await gateway.ready()
  if (gateway.child.pid !== pid || gateway.child.exitCode !== null)
    throw new Error('The gateway ended with its database')
  return backMs
}

/** How many accepted CVs were not read in the end. There must be none, because jobs are durable too. */
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

function report(second, unread, restored) {
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
    lostAfterRestore: restored.lost,
    tornAfterRestore: restored.torn,
    secondGateway: second,
    complaints: [...complaints].slice(0, 5),
  }
  say('')
  for (const [name, value] of Object.entries(result)) if (!Array.isArray(value)) say(`${name} ${value}`)
  for (const complaint of result.complaints) say(`complaint: ${complaint}`)
  const bad = ['lost', 'torn', 'unreadUploads', 'lostAfterRestore', 'tornAfterRestore', 'failedOpens']
  if (bad.some((name) => result[name] > 0)) process.exitCode = 1
  return { ...result, rows }
}

function line(...cells) {
  return cells.map((cell) => String(cell).padStart(16)).join('')
}
