import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { BOOKING_STATUSES } from '@domain/booking/status-table'
import { SECOND } from '@domain/time'
import type { ServerContext } from '@server/context'
import { sharedMoment } from '@server/database/shared-moment'
import { shareFor } from '@server/share-for'

/**
 * In milliseconds. The counts are reused for this long, because counting the rows of a large
 * marketplace takes a while.
 */
const COUNTS_HOLD = 30 * SECOND

interface Counts {
  bookings: Record<string, number>
  listings: number
  sessions: number
  messages: number
  /** In seconds. Age of the message that has waited longest. */
  oldest: number
}

/** Reports what the database holds, and whether it responds at all. */
export function reportData(registry: Registry, { database, clock }: ServerContext) {
  const count = shareFor(COUNTS_HOLD, async () => {
    const now = clock()
    const { rows } = await sql<Counts>`
      select
        (select coalesce(json_object_agg(status, number), '{}') from (
          select status, count(*) as number from bookings group by status) as each) as bookings,
        (select count(*)::int from listings where published) as listings,
        (select count(*)::int from sessions where expires_at > ${now}) as sessions,
        (select count(*)::int from outgoing_messages) as messages,
        (select coalesce(extract(epoch from ${sharedMoment(now)} - min(created_at)), 0)::float
          from outgoing_messages) as oldest`.execute(database)
    return rows[0]
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const bookings = new Gauge({
    name: 'staylet_bookings',
    help: 'Bookings by status.',
    labelNames: ['status'] as const,
    registers: [registry],
  })
  const listings = gauge('staylet_listings', 'Published listings.')
  const sessions = gauge('staylet_sessions', 'Sessions that have not ended.')
  const messages = gauge('staylet_outbox_messages', 'Messages that are still to be sent.')
  const oldest = gauge('staylet_outbox_oldest_seconds', 'Age of the oldest of these messages.')
  const up = gauge('staylet_database_up', '1 while the database responds.')

  /** Brings the gauges up to date. While the database is away, they keep their values. */
  return async () => {
    try {
      const counts = await count()
      for (const status of BOOKING_STATUSES) {
        bookings.set({ status }, Number(counts?.bookings[status] ?? 0))
      }
      listings.set(counts?.listings ?? 0)
      sessions.set(counts?.sessions ?? 0)
      messages.set(counts?.messages ?? 0)
      oldest.set(Math.max(0, counts?.oldest ?? 0))
      up.set(1)
    } catch {
      // The log says why. This figure itself tells whoever monitors the server.
      up.set(0)
    }
  }
}
