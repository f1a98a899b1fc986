import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { RESPONSE_LENGTH } from '@domain/api/api-paths'
import type { Config } from '@server/config/config'

/**
 * Lets the pages of CORS_ORIGINS call the API. The token travels in a header, so no cookies are
 * allowed.
 */
export async function allowOrigins(app: FastifyInstance, { corsOrigins }: Config) {
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
      RESPONSE_LENGTH,
    ],
    maxAge: 86_400,
  })
}
