import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Context } from '../context.ts'
import { systemDb } from '../store/db.ts'
import { readStateCounts } from '../store/state-counts.ts'
import type { HttpEnv } from './http-env.ts'

export interface Metrics {
  /** Counts and times every request, by route name and status; never by id or person. */
  middleware: MiddlewareHandler<HttpEnv>
  /** The text Prometheus reads. */
  render(): Promise<string>
  contentType: string
}

/** Actions of the user pool that are counted by name. All others share one label, because a stranger may send any name. */
const poolActions = new Set([
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'ChangePassword',
  'GlobalSignOut',
  'RevokeToken',
])

/** Numbers for those who run the gateway. One registry a gateway, so that two in a process do not mix. */
export function createMetrics(context: Pick<Context, 'queue' | 'store' | 'storage'>): Metrics {
  const { queue, store, storage } = context
  const registry = new Registry()
  // The event loop's delay is among these: nodejs_eventloop_lag_p99_seconds.
  collectDefaultMetrics({ register: registry, prefix: 'tabard_' })
  const requests = new Histogram({
    name: 'tabard_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'tabard_unexpected_failures_total',
    help: 'Answers with a status of 500 or more',
    registers: [registry],
  })
  const signIns = new Counter({
    name: 'tabard_pool_calls_total',
    help: 'Calls of the user pool, by action and outcome',
    labelNames: ['action', 'outcome'],
    registers: [registry],
  })
  // The registry holds on to this gauge, which fetches its own values; nothing else refers to it.
  new Gauge({
    name: 'tabard_jobs',
    help: 'Jobs by name and state',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const [name, depth] of Object.entries(await queue.depth())) {
        for (const [state, count] of Object.entries(depth)) this.set({ name, state }, Number(count))
      }
    },
  })
  new Gauge({
    name: 'tabard_ping_seconds',
    help: 'Time the database and the storage took to answer; -1 when they did not',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      const [database, files] = await Promise.all([timed(() => store.ping()), timed(() => storage.ping())])
      this.set({ of: 'database' }, database)
      this.set({ of: 'storage' }, files)
    },
  })
  new Gauge({
    name: 'tabard_round_timestamp_seconds',
    help: 'When each round of the whole installation was last begun: dump, retention, signature-keys',
    labelNames: ['round'],
    registers: [registry],
    async collect() {
      const counts = await readStateCounts(systemDb(store))
      for (const [round, at] of Object.entries(counts.rounds)) this.set({ round }, at / 1000)
    },
  })
  new Gauge({
    name: 'tabard_mail',
    help: 'Letters that wait, and that were refused',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await readStateCounts(systemDb(store))
      this.set({ state: 'waiting' }, counts.mail.waiting)
      this.set({ state: 'refused' }, counts.mail.refused)
    },
  })
  return {
    async middleware(c, next) {
      const startedAt = performance.now()
      await next()
      const { status, headers } = c.res
      const isPool = c.req.path.startsWith('/cognito')
      const route = c.get('route') ?? (isPool ? 'cognito' : 'other')
      requests.observe({ route, status }, (performance.now() - startedAt) / 1000)
      if (status >= 500) failures.inc()
      if (isPool && c.req.method === 'POST') {
        const asked = (c.req.header('x-amz-target') ?? '').split('.').at(-1) ?? ''
        const outcome = status === 200 ? 'ok' : (headers.get('x-amzn-errortype')?.replace(/:.*/, '') ?? String(status))
        signIns.inc({ action: poolActions.has(asked) ? asked : 'other', outcome })
      }
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** Whether the caller has the token of `METRICS_TOKEN`, where there is one. */
export function hasMetricsToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null || authorization === undefined) return false
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  return work().then(
    () => (performance.now() - startedAt) / 1000,
    () => -1,
  )
}
