import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '@server/config/config'
import { apiDocsPolicy, resourcePolicy } from './content-security-policy'

const API = /^\/api\//
const API_DOCS = /^\/api\/docs(\/|$|\?)/

/** Helmet's headers on every answer; the policy is ours, and a page sets its own before this. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config) {
  const isShared = config.corsOrigins.length > 0
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Another site's page may show our photos only when it may call our API.
    crossOriginResourcePolicy: { policy: isShared ? 'cross-origin' : 'same-origin' },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    // Some addresses carry a token, and nothing here reads where a call comes from.
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onSend', async (request, reply) => {
    // What a bearer was told is nobody else's, so no cache on the way may keep it.
    if (API.test(request.url) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
    if (reply.hasHeader('content-security-policy')) return
    const policy = API_DOCS.test(request.url) ? apiDocsPolicy : resourcePolicy
    reply.header('content-security-policy', policy)
  })
}
