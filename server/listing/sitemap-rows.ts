import { sql } from 'kysely'
import type { Database } from '@server/database/tables'

/** Returns the number of published listings, and when one of them was last changed. */
export async function measureSitemap(database: Database) {
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
export async function findSitemapRows(
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
