import type { FastifyInstance } from 'fastify'

/**
 * Ends a call whose body has not come whole in time: the answer is 408, as Node gives it. Uploads
 * have a clock of their own (media/read-upload-form.ts), which is why Node's limit for a whole
 * request is far above.
 *
 * @param milliseconds From the headers to the body's last byte.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds: number) {
  const timers = new WeakMap<object, NodeJS.Timeout>()
  app.addHook('onRequest', async (request) => {
    const late = Object.assign(new Error('The body took too long.'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    })
    const end = () => app.server.emit('clientError', late, request.raw.socket)
    timers.set(request.raw, setTimeout(end, milliseconds).unref())
  })
  const stop = async (request: { raw: object }) => clearTimeout(timers.get(request.raw))
  // The body has been read by then, or given up.
  app.addHook('preValidation', stop)
  app.addHook('onResponse', stop)
  app.addHook('onRequestAbort', stop)
}
