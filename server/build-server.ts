import { randomUUID } from 'node:crypto'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { amenityRoutes } from '@server/amenity/amenity-routes'
import { authRoutes } from '@server/auth/auth-routes'
import { decorateWithUser } from '@server/auth/bearer'
import { googleRoutes } from '@server/auth/google-routes'
import { recoveryRoutes } from '@server/auth/recovery-routes'
import { registrationRoutes } from '@server/auth/registration-routes'
import { sessionRoutes } from '@server/auth/session-routes'
import { backupRoutes } from '@server/backup/backup-routes'
import { answerRoutes } from '@server/booking/answer-routes'
import { bookingRoutes } from '@server/booking/booking-routes'
import { hostBookingRoutes } from '@server/booking/host-booking-routes'
import { calendarRoutes } from '@server/calendar/calendar-routes'
import { httpServerFactory } from '@server/connections/create-http-server'
import { OpenConnections } from '@server/connections/open-connections'
import { trustedAddresses } from '@server/connections/trusted-addresses'
import type { DatabaseUsage } from '@server/database/connect'
import { mailboxAllowed } from '@server/delivery/carriers'
import { createDeliveries } from '@server/delivery/deliveries'
import { favouriteRoutes } from '@server/favourite/favourite-routes'
import { geoRoutes } from '@server/geo/geo-routes'
import { listingRoutes } from '@server/listing/listing-routes'
import { ownListingRoutes, saveListingRoutes } from '@server/listing/own-listing-routes'
import { mailboxRoutes } from '@server/mailbox/mailbox-routes'
import { mediaRoutes } from '@server/media/media-routes'
import type { PhotoUploads } from '@server/media/photo-uploads'
import type { PhotoVariants } from '@server/media/photo-variants'
import type { StoreCheck } from '@server/media/store-id'
import { serveMetrics } from '@server/metrics/metrics-routes'
import { crawlerRoutes } from '@server/page/crawler-routes'
import type { PageRenderer } from '@server/page/page-renderer'
import { servePages } from '@server/page/page-routes'
import { sitemapRoutes } from '@server/page/sitemap-routes'
import { paymentRoutes } from '@server/payment/payment-routes'
import { createPayments } from '@server/payment/payments'
import { refuseMethods } from '@server/plugins/allowed-methods'
import { describeApi } from '@server/plugins/api-docs'
import { limitBodyTime } from '@server/plugins/body-time'
import { respondToBrokenHttp } from '@server/plugins/broken-http'
import { compressResponses } from '@server/plugins/compress-responses'
import { allowOrigins } from '@server/plugins/cors'
import { addErrorResponses, sendError } from '@server/plugins/errors'
import { watchHealth } from '@server/plugins/health'
import { acceptJson } from '@server/plugins/json-bodies'
import { limitOpenRequests } from '@server/plugins/open-requests'
import { limitRates } from '@server/plugins/rate-limits'
import { readableAddress } from '@server/plugins/readable-address'
import { refuseOddValues } from '@server/plugins/refuse-odd-values'
import { readFromReplica } from '@server/plugins/replica-reads'
import { cacheResponses } from '@server/plugins/response-cache'
import { revalidate } from '@server/plugins/revalidation'
import { addSecurityHeaders } from '@server/plugins/security-headers'
import { propertyTypeRoutes } from '@server/property-type/property-type-routes'
import { reviewRoutes } from '@server/review/review-routes'
import type { ServerContext } from './context'

export interface ServerOptions extends Omit<ServerContext, 'deliveries'> {
  /** Folder that `vite build` wrote. Without an index.html in it, only the API is served. */
  appDirectory: string
  /** Loads what renders first screens on the server, from the build. */
  loadRenderer?: (() => Promise<PageRenderer>) | undefined
  variants: PhotoVariants
  uploads: PhotoUploads
  storeCheck?: StoreCheck
  logger?: FastifyServerOptions['logger']
  connections?: OpenConnections
  /** Reports how busy the connections to the database are. */
  databaseUsage?: () => DatabaseUsage
}

/** In bytes. The largest body of a request without files is a booking with a long message. */
const BODY_LIMIT = 64 * 1024

const api = [
  authRoutes,
  registrationRoutes,
  recoveryRoutes,
  googleRoutes,
  sessionRoutes,
  propertyTypeRoutes,
  listingRoutes,
  calendarRoutes,
  amenityRoutes,
  favouriteRoutes,
  bookingRoutes,
  hostBookingRoutes,
  geoRoutes,
  reviewRoutes,
]

/** In milliseconds. Every body except an upload must be complete by then. */
const BODY_TIME = 15_000

/** Assembles the server without listening on a port. */
export async function buildServer({
  appDirectory,
  loadRenderer,
  variants,
  uploads,
  storeCheck,
  logger = false,
  connections = new OpenConnections(),
  databaseUsage,
  ...options
}: ServerOptions) {
  const app = Fastify({
    serverFactory: httpServerFactory(connections),
    // A request that was accepted is carried out even while the server shuts down.
    return503OnClosing: false,
    logger,
    // plugins/errors.ts logs each request itself, without addresses or personal data.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedAddresses(options.config.trustProxy) ?? false,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2_000 },
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply)
    },
    clientErrorHandler: respondToBrokenHttp,
  })
    .setValidatorCompiler(TypeBoxValidatorCompiler)
    .withTypeProvider<TypeBoxTypeProvider>()

  const deliveries = createDeliveries({ ...options, log: app.log })
  const context: ServerContext = { ...options, deliveries }
  app.decorate('deliveries', deliveries)
  app.addHook('onClose', () => deliveries.stop())
  const payments = createPayments({ ...options, log: app.log, onRecorded: deliveries.wake })
  app.decorate('payments', payments)
  app.addHook('onClose', () => payments?.stop())

  // Hooks run in this order. A plugin that needs an earlier one names it in its dependencies.
  await app.register(limitOpenRequests, { connections })
  await app.register(addErrorResponses, context)
  await app.register(acceptJson)
  await app.register(decorateWithUser)
  await app.register(refuseOddValues)
  await app.register(refuseMethods)
  await app.register(limitBodyTime, { milliseconds: BODY_TIME })
  await app.register(readFromReplica, context)
  await app.register(cacheResponses, context)
  await app.register(revalidate)
  await app.register(compressResponses)
  await app.register(addSecurityHeaders, context)
  await app.register(allowOrigins, context)
  await app.register(watchHealth, { ...context, connections, storeCheck })
  await app.register(serveMetrics, { ...context, databaseUsage })
  await app.register(limitRates, context)
  await app.register(describeApi, context)
  for (const routes of api) await app.register(routes, { prefix: '/api', ...context })
  const hosting = { prefix: '/api', ...context, uploads }
  await app.register(ownListingRoutes, hosting)
  await app.register(saveListingRoutes, hosting)
  await app.register(paymentRoutes, { database: context.database, payments })
  await app.register(mediaRoutes, { database: context.database, variants })
  await app.register(answerRoutes, context)
  await app.register(crawlerRoutes, context)
  await app.register(sitemapRoutes, context)
  if (context.config.database.kind === 'folder') await app.register(backupRoutes, context)
  if (mailboxAllowed(context.config)) await app.register(mailboxRoutes, context)
  await app.register(servePages, { ...context, appDirectory, loadRenderer })
  return app
}
