import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, register, Registry } from 'prom-client'
import { bearerToken } from '@server/auth/bearer'
import { isSameSecret } from '@server/auth/server-key'
import { isStraight } from '@server/config/developer-access'
import type { ServerContext } from '@server/context'
import type { DatabaseUsage } from '@server/database/connect'
import { notFound } from '@server/http-error'
import { reportData } from './data-metrics'
import { reportLoad, timeRequests } from './request-metrics'

const METRICS_PATH = '/metrics'

interface MetricsOptions extends ServerContext {
  databaseUsage: (() => DatabaseUsage) | undefined
}

/** The process has one set of these, however many servers a test starts in it. */
const reportProcess = () => {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics()
}

/**
 * Serves figures for Prometheus to this machine, and elsewhere to whoever has METRICS_TOKEN. It
 * times the routes that are registered after it.
 */
export const serveMetrics = fp<MetricsOptions>(
  async (app, { databaseUsage, ...context }) => {
    const { metricsToken } = context.config
    const registry = new Registry()
    timeRequests(app, registry)
    reportLoad(registry, { requests: app.openRequests, databaseUsage })
    const refresh = reportData(registry, context)

    const mayRead = (request: FastifyRequest) => {
      const sent = bearerToken(request)
      if (sent === undefined || metricsToken === undefined) return isStraight(request)
      return isSameSecret(sent, metricsToken)
    }

    app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
      if (!mayRead(request)) throw notFound('This address was')
      reportProcess()
      await refresh()
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await Registry.merge([register, registry]).metrics())
    })
  },
  { name: 'metrics', dependencies: ['open-requests'] },
)
