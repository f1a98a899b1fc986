import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import Type from 'typebox'
import { EMPTY_SLUG } from '@domain/listing/slug'
import { paths } from '@domain/paths'
import { MINUTE } from '@domain/time'
import type { ServerContext } from '@server/context'
import type { Database } from '@server/database/tables'
import { notFound } from '@server/http-error'
import { sitemapRateLimit } from '@server/plugins/rate-limits'
import { shareFor } from '@server/share-for'
import { escapeMarkup } from './page-head'

/**
 * Listings of one file. A file may hold 50,000 addresses, but the server answers nobody else while it
 * prints one: 0.7 s for 40,000.
 */
const FILE_LISTINGS = 5_000

/**
 * In milliseconds. Counting a million listings takes a while, and crawlers request the sitemap
 * often.
 */
const COUNT_HOLDS = 5 * MINUTE

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const publicPages = [paths.home, paths.discover, paths.support, paths.supportInfo]

const FileParams = Type.Object({ file: Type.String({ pattern: '^[1-9][0-9]{0,3}\\.xml$' }) })

interface Entry {
  address: string
  lastmod?: Date | null | undefined
}

/** Prints an index of files, or a file of pages. */
function printed(kind: 'sitemapindex' | 'urlset', entries: readonly Entry[]) {
  const element = kind === 'urlset' ? 'url' : 'sitemap'
  const lines = entries.map(({ address, lastmod }) => {
    const changed = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''
    return `<${element}><loc>${escapeMarkup(address)}</loc>${changed}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} ${NAMESPACE}>`,
    ...lines,
    `</${kind}>`,
    '',
  ].join('\n')
}

/** Returns the number of published listings, and when one of them was last changed. */
async function measureSitemap(database: Database) {
  const { rows } = await sql<{ total: number; lastmod: Date | null }>`
    select count(*)::int as total, max(coalesce(updated_at, created_at)) as lastmod
    from listings where published`.execute(database)
  return rows[0] ?? { total: 0, lastmod: null }
}

interface SitemapRow {
  id: string
  slug: string
  /** Whether another published listing has the same slug. */
  isShared: boolean
  lastmod: Date
}

/** Returns addresses of published listings, the oldest first, so that a file seldom changes. */
async function findSitemapRows(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<SitemapRow>`
    select l.id, l.slug, coalesce(l.updated_at, l.created_at) as lastmod, exists (
      select 1 from listings o where o.slug = l.slug and o.id <> l.id and o.published
    ) as "isShared"
    from listings l where l.published
    order by l.created_at, l.id limit ${limit} offset ${offset}`.execute(database)
  return rows
}

/** Serves the sitemap as an index of files, because one file holds too few listings. */
export async function sitemapRoutes(app: FastifyInstance, { config, database }: ServerContext) {
  const schema = { hide: true }
  const type = 'application/xml; charset=utf-8'
  const site = config.publicUrl
  const measure = shareFor(COUNT_HOLDS, () => measureSitemap(database))

  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    // The listings of another API are unknown here.
    const { total, lastmod } =
      config.apiOrigin === undefined ? await measure() : { total: 0, lastmod: null }
    const files = Array.from({ length: Math.ceil(total / FILE_LISTINGS) }, (_, place) => ({
      address: `${site}/sitemap/listings/${place + 1}.xml`,
      lastmod,
    }))
    return reply
      .type(type)
      .send(printed('sitemapindex', [{ address: `${site}/sitemap/pages.xml` }, ...files]))
  })

  app.get('/sitemap/pages.xml', { schema }, async (_request, reply) =>
    reply.type(type).send(
      printed(
        'urlset',
        publicPages.map((page) => ({ address: site + page })),
      ),
    ),
  )

  app.get<{ Params: { file: string } }>(
    '/sitemap/listings/:file',
    { schema: { ...schema, params: FileParams }, config: { rateLimit: sitemapRateLimit } },
    async (request, reply) => {
      const start = (Number.parseInt(request.params.file, 10) - 1) * FILE_LISTINGS
      const bounds = { limit: FILE_LISTINGS, offset: start }
      const rows = config.apiOrigin === undefined ? await findSitemapRows(database, bounds) : []
      if (rows.length === 0) throw notFound('This address was')
      const entries = rows.map(({ id, slug, isShared, lastmod }) => ({
        address: site + paths.property(slug, isShared || slug === EMPTY_SLUG ? id : undefined),
        lastmod,
      }))
      return reply.type(type).send(printed('urlset', entries))
    },
  )
}
