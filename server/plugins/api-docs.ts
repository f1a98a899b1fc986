import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { brandCopy } from '@domain/copy/brand-copy'
import type { Config } from '@server/config/config'
import { servesDevelopers } from '@server/config/developer-access'
import { requireStraight } from './require-straight'

/**
 * Generates the OpenAPI document from the routes' schemas and serves it to developers at /api/docs.
 * It must be registered before the routes.
 */
export async function describeApi(app: FastifyInstance, config: Config) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brandCopy.name} API`,
        description:
          'Amounts are Naira with at most two decimals. A stay date is midnight UTC of its day. ' +
          'Every error is { message, code, fields? }.',
        version: '1.0.0',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  })
  if (!servesDevelopers(config)) return
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiHooks: { onRequest: requireStraight },
  })
}
