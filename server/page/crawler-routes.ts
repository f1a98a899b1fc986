import type { FastifyInstance } from 'fastify'
import { paths } from '@domain/paths'
import { DAY } from '@domain/time'
import type { ServerContext } from '@server/context'

/** Calls that draw public pages. Without them a crawler that runs scripts sees empty ones. */
const CRAWLED = ['listing', 'property-types', 'amenities', 'reviews', 'geo']

/** In milliseconds. The file must state how long it is valid (RFC 9116). */
const SECURITY_TXT_LIFE = 180 * DAY

/** Serves robots.txt and security.txt. Addresses come from PUBLIC_URL, never from the request. */
export async function crawlerRoutes(app: FastifyInstance, { config, clock }: ServerContext) {
  const schema = { hide: true }

  app.get('/.well-known/security.txt', { schema }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${config.securityContact ?? config.publicUrl + paths.support}`,
          `Expires: ${new Date(clock().getTime() + SECURITY_TXT_LIFE).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${config.publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/robots.txt', { schema }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...CRAWLED.map((name) => `Allow: /api/${name}`),
          'Disallow: /api/',
          '',
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}
