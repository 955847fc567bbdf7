// npm run bench -- two-gateways [--rounds N] [--json]: two gateways on one Postgres and one S3-compatible store, both
// busy; again and again one of them is killed with signal 9 and started again. Nothing may be lost, done twice or stuck.
import { fork, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeDatabase } from '../support/make-database.ts'
import { freePort, GatewayProcess } from '../support/gateway-process.ts'
import { recruiterAt, signIn } from './gateways/recruiter.mjs'
import { inspect } from './two-gateways/inspect.mjs'
import { startTraffic } from './two-gateways/traffic.mjs'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '12' }, json: { type: 'boolean', default: false } },
})
const rounds = Number(options.rounds)
const say = (line) => options.json || console.log(line)
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

if (!process.env.DATABASE_URL) {
  // A new Postgres, used only here.
  const script = fileURLToPath(new URL('../../scripts/with-postgres.mjs', import.meta.url))
  const args = [script, process.execPath, fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  process.exit(await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))))
}

const folder = await mkdtemp(join(tmpdir(), 'tabard-two-'))
const database = await makeDatabase(process.env.DATABASE_URL)
const s3Port = await freePort()
const s3 = await startS3(join(folder, 's3'), s3Port)
const publicPort = await freePort()
const environment = {
  DATABASE_URL: database.url,
  // Both have one address, as behind a load balancer, and one key, so that each can open what the other sealed.
  PUBLIC_URL: `http://127.0.0.1:${publicPort}`,
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
  S3_BUCKET: 'tabard',
  S3_REGION: 'eu-west-2',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  RATE_LIMITS: '100000',
}
const gateways = await Promise.all(
  ['a', 'b'].map(
    async (name) =>
      new GatewayProcess({
        dataDir: join(folder, name),
        port: await freePort(),
        galleryPort: await freePort(),
        environment,
      }),
  ),
)

try {
  // Both start at once on an empty database. One makes the schema, and the other waits for it.
  for (const gateway of gateways) gateway.start()
  await Promise.all(gateways.map((gateway) => gateway.ready()))
  say('Both started at once on an empty database')
  const [{ headers }] = [await signIn(gateways[0].origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')]
  const recruiters = gateways.map(({ origin }) => recruiterAt(`${origin}/api`, headers))
  const traffic = await startTraffic(recruiters)
  const rows = []
  for (let round = 1; round <= rounds; round += 1) rows.push(await playRound(round, traffic))
  await traffic.stop()
  const settledMs = await untilSettled()
  const found = await inspect({ databaseUrl: database.url, environment, recruiters, ledger: traffic.ledger })
  await Promise.all(gateways.map((gateway) => gateway.kill('SIGTERM')))
  report({ rounds, ...found, settledMs, slowestRestartMs: Math.max(...rows.map((row) => row.restartMs)) })
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
} finally {
  for (const gateway of gateways) if (gateway.child) await gateway.kill()
  s3.kill()
  await database.drop().catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}

/** Kills one of the two, lets the other work alone for a while, and starts the first again. */
async function playRound(round, traffic) {
  const victim = gateways[Math.floor(Math.random() * 2)]
  const before = traffic.ledger.acknowledged
  const began = performance.now()
  await pause(500 + Math.random() * 1_500)
  while (traffic.ledger.acknowledged - before < 30 && performance.now() - began < 20_000) await pause(20)
  const atKill = traffic.ledger.acknowledged
  await victim.kill()
  await pause(200 + Math.random() * 1_500)
  const alone = traffic.ledger.acknowledged - atKill
  victim.start()
  const restartMs = await victim.ready()
  say(
    `round ${round}: ${victim === gateways[0] ? 'a' : 'b'} killed after ${atKill - before} acknowledged writes, ` +
      `the other took ${alone} alone, back after ${restartMs} ms`,
  )
  return { restartMs }
}

/** The milliseconds until no CV is being read and no job waits. */
async function untilSettled() {
  const { default: pg } = await import('pg')
  const client = new pg.Client(database.url)
  await client.connect()
  const began = performance.now()
  try {
    while (performance.now() - began < 180_000) {
      const { rows } = await client.query(`select
        (select count(*) from applications where status = 'processing')
        + (select count(*) from job_outbox)
        + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
           and name in ('parse-application', 'remove-files')) as left`)
      if (Number(rows[0].left) === 0) return Math.round(performance.now() - began)
      await pause(250)
    }
  } finally {
    await client.end()
  }
  return Infinity
}

function report(result) {
  if (options.json) console.log(JSON.stringify(result))
  else {
    say(`(load of the machine ${loadavg()[0].toFixed(1)})`)
    for (const [name, value] of Object.entries(result)) if (!Array.isArray(value)) say(`${name} ${value}`)
    for (const complaint of result.complaints) say(`complaint: ${complaint}`)
  }
  const bad = [
    'lost',
    'torn',
    'doubled',
    'stuck',
    'failed',
    'dead',
    'orphansAfterSweep',
    'lostInSweep',
    'missingObjects',
  ]
  if (bad.some((name) => result[name] > 0) || result.settledMs === Infinity) process.exitCode = 1
}

function startS3(where, port) {
  const script = fileURLToPath(new URL('./gateways/s3-process.mjs', import.meta.url))
  const child = fork(script, [where, String(port)])
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`The object store ended with ${code}`)))
  })
}
