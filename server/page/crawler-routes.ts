import type { FastifyInstance } from 'fastify'
import { EMPTY_SLUG } from '@domain/listing/slug'
import { paths } from '@domain/paths'
import { DAY } from '@domain/time'
import type { ServerContext } from '@server/context'
import { findSlugs } from '@server/listing/listing-repository'
import { escapeMarkup } from './page-head'

/** A sitemap may hold at most 50,000 addresses. */
const SITEMAP_LIMIT = 49_000

const publicPages = [paths.home, paths.discover, paths.support, paths.supportInfo]

/** In milliseconds. The file must say until when it holds (RFC 9116). */
const SECURITY_TXT_LIFE = 180 * DAY

/** Serves robots.txt, security.txt and the sitemap. Addresses come from PUBLIC_URL, never from the request. */
export async function crawlerRoutes(
  app: FastifyInstance,
  { config, database, clock }: ServerContext,
) {
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
          'Disallow: /api/',
          '',
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    // Nothing is known of the listings of another API.
    const listings = config.apiOrigin === undefined ? await findSlugs(database, SITEMAP_LIMIT) : []
    const counts = new Map<string, number>()
    for (const { slug } of listings) counts.set(slug, (counts.get(slug) ?? 0) + 1)
    const pages = [
      ...publicPages,
      ...listings.map(({ id, slug }) =>
        paths.property(slug, counts.get(slug) === 1 && slug !== EMPTY_SLUG ? undefined : id),
      ),
    ]
    const lines = pages.map(
      (page) => `<url><loc>${escapeMarkup(config.publicUrl + page)}</loc></url>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...lines,
          '</urlset>',
          '',
        ].join('\n'),
      )
  })
}
