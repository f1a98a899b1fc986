import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerTo } from './error-answer'

/** Only what cannot hold a guest's data: a database error's `detail` quotes the row. */
const logged = (error: unknown) => {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return { code, constraint, message: error.message, stack: error.stack }
}

/** Answers with `{ message, code, fields? }`; a fault of ours is logged, once, with the request's id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter } = answerTo(error)
  if (status >= 500) {
    request.log.error({ fault: logged(error), route: request.routeOptions.url }, 'request failed')
  }
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Error answers for all routes, and a log line for each request that names no person. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, not the address: that may hold an id, a search or a token.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
