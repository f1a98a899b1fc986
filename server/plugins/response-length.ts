import fp from 'fastify-plugin'
import { RESPONSE_LENGTH } from '@domain/api/api-paths'

const API = /^\/api\//

/**
 * Counts the characters of each API response before it is compressed, so that the page can tell an
 * untouched response of this server from another backend's.
 */
export const countResponses = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const isText = typeof payload === 'string'
      if (API.test(request.url) && (isText || payload === undefined || payload === null)) {
        reply.header(RESPONSE_LENGTH, isText ? payload.length : 0)
      }
      return payload
    })
  },
  { name: 'response-length' },
)
