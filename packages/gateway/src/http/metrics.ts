import type { MiddlewareHandler } from 'hono'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Queue } from '../jobs/queue.ts'
import type { HttpEnv } from './http-env.ts'

export interface Metrics {
  /** Counts and times every request, by route name and status; never by id or person. */
  middleware: MiddlewareHandler<HttpEnv>
  /** The text Prometheus reads. */
  render(): Promise<string>
  contentType: string
}

/** Numbers for those who run the gateway. One registry a gateway, so that two in a process do not mix. */
export function createMetrics(queue: Queue): Metrics {
  const registry = new Registry()
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
  // A gauge that fetches its own values is used by nobody but its registry.
  new Gauge({
    name: 'tabard_jobs',
    help: 'Jobs by name and state',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      for (const [name, depth] of Object.entries(await queue.depth())) {
        for (const [state, count] of Object.entries(depth)) this.set({ name, state }, Number(count))
      }
    },
  })
  return {
    async middleware(c, next) {
      const startedAt = performance.now()
      await next()
      const { status } = c.res
      requests.observe({ route: c.get('route') ?? 'other', status }, (performance.now() - startedAt) / 1000)
      if (status >= 500) failures.inc()
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
