import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { Config } from '@server/config/config'
import { apiDocsPolicy, RESOURCE_POLICY } from './content-security-policy'

const API = /^\/api\//
const API_DOCS = /^\/api\/docs(\/|$|\?)/

/**
 * Sets Helmet's headers on every response. The policy is our own, and a page sets its policy
 * earlier.
 */
export const addSecurityHeaders = fp<{ config: Config }>(
  async (app, { config }) => {
    const isShared = config.corsOrigins.length > 0
    await app.register(helmet, {
      contentSecurityPolicy: false,
      // Another site may show our photos only when it may call our API.
      crossOriginResourcePolicy: { policy: isShared ? 'cross-origin' : 'same-origin' },
      strictTransportSecurity: config.servesHttps && { includeSubDomains: config.hstsSubdomains },
      // Some addresses contain a token, and nothing here reads the referrer.
      referrerPolicy: { policy: 'no-referrer' },
    })
    app.addHook('onSend', async (request, reply) => {
      // API responses may hold one user's data, so no cache on the way may keep them.
      if (API.test(request.url) && !reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'no-store')
      }
      // After 304 a client's copy keeps the policy that it was sent with.
      if (reply.statusCode === 304 || reply.hasHeader('content-security-policy')) return
      const policy = API_DOCS.test(request.url) ? apiDocsPolicy : RESOURCE_POLICY
      reply.header('content-security-policy', policy)
    })
  },
  { name: 'security-headers', dependencies: ['revalidation'] },
)
