import cors from '@fastify/cors'
import fp from 'fastify-plugin'
import { OWN_SERVER } from '@domain/api/api-paths'
import type { Config } from '@server/config/config'

/**
 * Lets the pages of CORS_ORIGINS call the API. The token travels in a header, so no cookies are
 * allowed.
 */
export const allowOrigins = fp<{ config: Config }>(
  async (app, { config: { corsOrigins } }) => {
    if (corsOrigins.length === 0) return
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      exposedHeaders: [
        'X-Request-Id',
        'Retry-After',
        'Link',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Reset',
        OWN_SERVER,
      ],
      maxAge: 86_400,
    })
  },
  { name: 'origins' },
)
