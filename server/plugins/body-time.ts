import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Ends a request with status 408, as Node does when the headers come too slowly. */
function endLateRequest({ raw, server }: FastifyRequest) {
  const late = Object.assign(new Error('The body took too long.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  })
  server.server.emit('clientError', late, raw.socket)
}

/**
 * Ends a request whose body is not complete, unless `isSlow` returns false. Data that arrived while
 * this process was busy is read first, and a complete body that waits for the database is not late.
 */
export function endIfLate(request: FastifyRequest, isSlow = () => true) {
  setImmediate(() => {
    if (isSlow() && !request.raw.complete) endLateRequest(request)
  })
}

interface BodyTimeOptions {
  /** Time from the headers to the last byte of the body. */
  milliseconds: number
}

/**
 * Ends a request whose body is not complete in time. Uploads have a minimum rate instead
 * (media/read-upload-form.ts), so Node's limit for a whole request is much longer.
 */
export const limitBodyTime = fp<BodyTimeOptions>(
  async (app, { milliseconds }) => {
    const timers = new WeakMap<object, NodeJS.Timeout>()
    app.addHook('onRequest', async (request) => {
      timers.set(request.raw, setTimeout(endIfLate, milliseconds, request).unref())
    })
    const stop = async (request: { raw: object }) => clearTimeout(timers.get(request.raw))
    // The body has been read or abandoned by then.
    app.addHook('preValidation', stop)
    app.addHook('onResponse', stop)
    app.addHook('onRequestAbort', stop)
  },
  { name: 'body-time' },
)
