import fp from 'fastify-plugin'
import type { Config } from '@server/config/config'
import { servesDevelopers } from '@server/config/developer-access'
import { optionalPackage } from '@server/optional-package'
import { requireStraight } from './require-straight'

/** Loaded here, because a server in production is installed without them. */
const loadPackages = async () => {
  const [swagger, swaggerUi, { apiDocument }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
    import('@server/openapi/api-document'),
  ])
  return { swagger: swagger.default, swaggerUi: swaggerUi.default, apiDocument }
}

/** Removes the bar of the plugin's maker, which would only request another document. */
const WITHOUT_BAR = '.swagger-ui .topbar, .topbar { display: none }'

/**
 * Generates the OpenAPI document from the routes' schemas and serves it to developers at /api/docs.
 *
 */
export const describeApi = fp<{ config: Config }>(
  async (app, { config }) => {
    if (!servesDevelopers(config)) return
    const packages = await optionalPackage(loadPackages)
    if (!packages) {
      app.log.info('there are no API documents, because @fastify/swagger-ui is not installed')
      return
    }
    const { swagger, swaggerUi, apiDocument } = packages
    await app.register(swagger, apiDocument)
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: false,
      theme: { title: 'Staylet API', css: [{ filename: 'staylet.css', content: WITHOUT_BAR }] },
      uiConfig: { deepLinking: true, filter: true },
      uiHooks: { onRequest: requireStraight },
    })
  },
  { name: 'api-docs' },
)
