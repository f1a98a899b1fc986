import type { FastifyInstance } from 'fastify'
import { brandCopy } from '@domain/copy/brand-copy'
import type { Config } from '@server/config/config'
import { servesDevelopers } from '@server/config/developer-access'
import { optionalPackage } from '@server/optional-package'
import { requireStraight } from './require-straight'

/** Loaded here, because a server in production is installed without them. */
const loadPackages = async () => {
  const [swagger, swaggerUi] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  return { swagger: swagger.default, swaggerUi: swaggerUi.default }
}

/**
 * Generates the OpenAPI document from the routes' schemas and serves it to developers at /api/docs.
 * It must be registered before the routes.
 */
export async function describeApi(app: FastifyInstance, config: Config) {
  if (!servesDevelopers(config)) return
  const packages = await optionalPackage(loadPackages)
  if (!packages) {
    app.log.info('there are no API documents, because @fastify/swagger-ui is not installed')
    return
  }
  const { swagger, swaggerUi } = packages
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
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiHooks: { onRequest: requireStraight },
  })
}
