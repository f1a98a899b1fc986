import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { DatabaseUsage } from '@server/database/connect'
import type { OpenRequests } from '@server/plugins/open-requests'

/** Upper ends of the classes of response times, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts and times every request by its route's pattern, method and status. */
export function timeRequests(app: FastifyInstance, registry: Registry) {
  const durations = new Histogram({
    name: 'staylet_http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { method, route: routeOptions.url ?? 'unknown', status: String(statusCode) }
    durations.observe(labels, elapsedTime / 1_000)
  })
}

interface Load {
  requests: OpenRequests
  databaseUsage: (() => DatabaseUsage) | undefined
}

/** Reports the requests that are open or were refused, and the connections to the database. */
export function reportLoad(registry: Registry, { requests, databaseUsage }: Load) {
  const registers = [registry]
  // Each gauge reads its value when Prometheus requests it. Nothing else needs the values.
  void new Gauge({
    name: 'staylet_requests_open',
    help: 'Requests without a complete response.',
    registers,
    collect() {
      this.set(requests.open)
    },
  })
  void new Counter({
    name: 'staylet_requests_refused_total',
    help: 'Requests that were refused because too many came at once.',
    registers,
    collect() {
      this.reset()
      this.inc(requests.refused)
    },
  })
  if (!databaseUsage) return
  void new Gauge({
    name: 'staylet_database_connections',
    help: 'Connections to the database that are in use, and callers that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { inUse, waiting } = databaseUsage()
      this.set({ state: 'in use' }, inUse)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}
