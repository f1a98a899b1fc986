import { randomUUID } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController, type FastifyServerOptions } from 'fastify'
import { amenityRoutes } from './amenity/amenity-routes'
import { authRoutes } from './auth/auth-routes'
import { recoveryRoutes } from './auth/recovery-routes'
import { registrationRoutes } from './auth/registration-routes'
import { googleRoutes } from './auth/google-routes'
import { decorateWithUser } from './auth/bearer'
import { bookingRoutes } from './booking/booking-routes'
import type { Config } from './config/config'
import type { ServerContext } from './context'
import { mailboxAllowed } from './delivery/carriers'
import { createDeliveries } from './delivery/deliveries'
import { favouriteRoutes } from './favourite/favourite-routes'
import { geoRoutes } from './geo/geo-routes'
import { listingRoutes } from './listing/listing-routes'
import { ownListingRoutes } from './listing/own-listing-routes'
import { saveListingRoutes } from './listing/save-listing-routes'
import { mailboxRoutes } from './mailbox/mailbox-routes'
import { mediaRoutes } from './media/media-routes'
import type { PhotoUploads } from './media/photo-uploads'
import type { PhotoVariants } from './media/photo-variants'
import { crawlerRoutes } from './page/crawler-routes'
import { servePages } from './page/page-routes'
import { describeApi } from './plugins/api-docs'
import { limitBodyTime } from './plugins/body-time'
import { compileSerializer, compileValidator } from './plugins/compile-once'
import { compressAnswers } from './plugins/compress-answers'
import { allowOrigins } from './plugins/cors'
import { answerErrors, sendError } from './plugins/errors'
import { watchHealth } from './plugins/health'
import { answerBrokenHttp } from './plugins/broken-http'
import { limitRates } from './plugins/rate-limits'
import { refuseNul } from './plugins/refuse-nul'
import { scopeStatements } from './plugins/request-scope'
import { addSecurityHeaders } from './plugins/security-headers'
import { propertyTypeRoutes } from './property-type/property-type-routes'
import { reviewRoutes } from './review/review-routes'

export interface ServerOptions extends Omit<ServerContext, 'deliveries'> {
  /** Folder that `vite build` wrote. Without an index.html in it, only the API is served. */
  appDirectory: string
  variants: PhotoVariants
  uploads: PhotoUploads
  logger?: FastifyServerOptions['logger']
}

/** In bytes. The largest body of a request without files is a booking with a long message. */
const BODY_LIMIT = 64 * 1024

const api = [
  authRoutes,
  registrationRoutes,
  recoveryRoutes,
  googleRoutes,
  propertyTypeRoutes,
  listingRoutes,
  amenityRoutes,
  favouriteRoutes,
  bookingRoutes,
  geoRoutes,
  reviewRoutes,
]

/** In milliseconds. Every body except an upload must be complete by then. */
const BODY_TIME = 30_000
/** In milliseconds. Allows ten photos over a slow line. An idle upload is ended sooner. */
const UPLOAD_TIME = 15 * 60_000

/** Turns a number into a hop count, starting from this server. */
const trusted = (trustProxy: Config['trustProxy']) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

/** Assembles the server without listening on a port. */
export async function buildServer({
  appDirectory,
  variants,
  uploads,
  logger = false,
  ...options
}: ServerOptions) {
  const app = Fastify({
    logger,
    // plugins/errors.ts logs each request itself, without addresses or personal data.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: trusted(options.config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2_000 },
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply)
    },
    clientErrorHandler: answerBrokenHttp,
    requestTimeout: UPLOAD_TIME,
  })
    .setValidatorCompiler(compileValidator)
    .setSerializerCompiler(compileSerializer)
    .withTypeProvider<TypeBoxTypeProvider>()

  const deliveries = createDeliveries({ ...options, log: app.log })
  const context: ServerContext = { ...options, deliveries }
  app.decorate('deliveries', deliveries)
  app.addHook('onClose', () => deliveries.stop())

  scopeStatements(app)
  answerErrors(app)
  decorateWithUser(app)
  refuseNul(app)
  limitBodyTime(app, BODY_TIME)
  compressAnswers(app)
  await addSecurityHeaders(app, context.config)
  await allowOrigins(app, context.config)
  await watchHealth(app, context)
  await limitRates(app, context)
  await describeApi(app)
  for (const routes of api) await app.register(routes, { prefix: '/api', ...context })
  const hosting = { prefix: '/api', ...context, uploads }
  await app.register(ownListingRoutes, hosting)
  await app.register(saveListingRoutes, hosting)
  await app.register(mediaRoutes, { database: context.database, variants })
  await app.register(crawlerRoutes, context)
  if (mailboxAllowed(context.config)) await app.register(mailboxRoutes, context)
  await servePages(app, { ...context, appDirectory })
  return app
}
