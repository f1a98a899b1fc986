import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { inRequest, type RequestScope } from '@server/database/request-scope'

const scopeOf = (request: FastifyRequest, reply: FastifyReply): RequestScope => ({
  isGone: () => request.raw.socket.destroyed && !reply.raw.writableFinished,
})

/**
 * Tells the database which request a statement serves, so that none is sent for a client that has
 * disconnected.
 */
export const scopeStatements = fp(
  async (app) => {
    const scopes = new WeakMap<FastifyRequest, RequestScope>()
    app.addHook('onRequest', (request, reply, done) => {
      const scope = scopeOf(request, reply)
      scopes.set(request, scope)
      inRequest(scope, done)
    })
    // The body's events come from the socket, outside of what the first hook opened.
    app.addHook('preValidation', (request, reply, done) => {
      inRequest(scopes.get(request) ?? scopeOf(request, reply), done)
    })
  },
  { name: 'request-scope' },
)
