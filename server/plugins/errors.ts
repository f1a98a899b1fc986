import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { OWN_SERVER } from '@domain/api/api-paths'
import { databaseFaultOf } from '@server/database/database-faults'
import { explainBySchema, type Explain } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { PhotoStoreError } from '@server/media/photo-store-error'
import { escapeMarkup } from '@server/page/page-head'
import { cardPage, sendPlain } from '@server/page/plain-page'
import { logEvent } from '@server/security/record-event'
import { responseTo } from './error-response'
import { isHealthCheck } from './open-requests'

/** Logs only fields without personal data: the `detail` of a database error quotes the row. */
export const logged = (error: unknown) => {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return { code, constraint, message: error.message, stack: error.stack }
}

/** Error codes of requests that were refused, for the line that logs the request. */
const codes = new WeakMap<FastifyRequest, string>()

/** Returns why a request was refused, or undefined for an error that is a bug. */
const refusalOf = (error: unknown) => {
  if (error instanceof HttpError) return 'refused'
  return error instanceof PhotoStoreError ? 'photos' : databaseFaultOf(error)
}

/**
 * Logs an error that a request ended with. During an outage or a rush every request fails for the
 * same reason, so each of them needs no stack.
 */
export function logFault(error: unknown, request: FastifyRequest) {
  const route = request.routeOptions.url
  const reason = refusalOf(error)
  if (!reason) {
    request.log.error({ fault: logged(error), route }, 'request failed')
    return
  }
  const { code, message } = error as { code?: unknown; message: string }
  request.log.warn({ fault: { reason, code, message }, route }, 'request refused')
}

/** Returns the challenge for a client without a bearer token, or with one that is not valid. */
const challengeOf = ({ headers }: FastifyRequest) =>
  headers.authorization === undefined
    ? 'Bearer realm="Staylet"'
    : 'Bearer realm="Staylet", error="invalid_token"'

/** Sends `{ message, code, fields? }`, or a page with the message. A server error is logged once, with the request's id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter } = responseTo(error)
  if (status >= 500) logFault(error, request)
  codes.set(request, body.code)
  if (error instanceof HttpError && error.limit !== undefined) {
    const isLock = /^(login|code) (account|device)$/.test(error.limit)
    const event = isLock ? 'account locked' : 'limit met'
    logEvent(request.log, { event, detail: error.limit })
  }
  if (status === 401) reply.header('www-authenticate', challengeOf(request))
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (request.routeOptions.config.isPage) {
    const heading = `<h1>${escapeMarkup(body.message)}</h1>`
    return sendPlain(reply, status, cardPage(body.message, heading))
  }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

declare module 'fastify' {
  interface FastifyInstance {
    explain: Explain
  }
  interface FastifyContextConfig {
    /** Whether people open it in a browser, so that a refusal is a page as well. */
    isPage?: boolean
  }
}

/** Adds error responses to all routes, and logs each request without personal data. */
export const addErrorResponses = fp<{ database: Database }>(
  async (app, { database }) => {
    const explain = explainBySchema(database)
    app.decorate('explain', explain)

    app.setErrorHandler(async (error, request, reply) =>
      sendError(await explain(error), request, reply),
    )
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id).header(OWN_SERVER, '1')
    })
    app.addHook('onResponse', async (request, reply) => {
      // Orchestrators send these requests every few seconds, and strangers may send them all the
      // time.
      const level = isHealthCheck(request.routeOptions.url) ? 'debug' : 'info'
      request.log[level](
        {
          method: request.method,
          // Logs the pattern, because the address itself may contain an id, a search or a token.
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          // Says why it was refused. The line also carries the request's id, as the response does.
          code: codes.get(request),
          milliseconds: Math.round(reply.elapsedTime),
        },
        'request',
      )
    })
  },
  { name: 'errors' },
)
