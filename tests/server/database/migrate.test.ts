import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { BookingStatus } from '@domain/booking/status-table'
import { HOUR } from '@domain/time'
import { releaseBookings } from '@server/booking/release-bookings'
import { migrateToLatest } from '@server/database/migrate'
import { up } from '@server/database/migrations/015-deadlines'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest } from '@tests/server/rows'

// A start migrates on a connection without time limits, because others may wait long for the first.
describeOnBothDatabases(
  'the database',
  (database) => {
    it('migrates a new database once, however many processes start at the same moment', async () => {
      await sql`drop schema public cascade`.execute(database())
      await sql`create schema public`.execute(database())
      const results = await Promise.all([1, 2, 3].map(() => migrateToLatest(database())))
      expect(results.map(({ isNew }) => isNew).filter(Boolean)).toEqual([true])
      expect(await migrateToLatest(database())).toEqual({ ran: 0, isNew: false })
    })

    it('gives bookings that are older than deadlines a day, and leaves the others to the operator', async () => {
      const { rows } = await sql<{ since: Date }>`
      select "timestamp"::timestamptz as since from kysely_migration
      where name = '010-held-bookings'`.execute(database())
      const since = rows[0]?.since.getTime() ?? 0
      const book = async (email: string, createdAt: Date, status: BookingStatus = 'Pending') => {
        const { _id } = await insertGuest(database(), email)
        const { id } = await database()
          .insertInto('bookings')
          .values({
            user_id: _id,
            listing_id: null,
            listing_snapshot: JSON.stringify({ _id: 'x', name: 'A', listingImg: [] }),
            status,
            check_in: '2030-01-01',
            check_out: '2030-01-02',
            travelers_no: 1,
            total_price_kobo: 1,
            quoted_total_kobo: 1,
            created_at: createdAt,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }
      const [before, after] = [new Date(since - 1), new Date(since + 1)]
      const old = await book('old@guest.example', before)
      await book('confirmed@guest.example', before, 'Confirmed')
      await book('later@guest.example', after)
      await book('demo@staylet.test', before)
      await up(database() as unknown as Kysely<unknown>)
      const held = await database()
        .selectFrom('bookings')
        .select('id')
        .where('held_until', 'is not', null)
        .execute()
      expect(held).toEqual([{ id: old }])
      await releaseBookings(database(), new Date(Date.now() + 25 * HOUR))
      const { status } = await database()
        .selectFrom('bookings')
        .select('status')
        .where('id', '=', old)
        .executeTakeFirstOrThrow()
      expect(status).toBe('Cancelled')
    })

    it('returns dates as text and kobo as numbers', async () => {
      const { rows } =
        await sql`select date '2026-03-01' as day, 12345678901::bigint as kobo`.execute(database())
      expect(rows).toEqual([{ day: '2026-03-01', kobo: 12_345_678_901 }])
    })
  },
  { statementTime: 'unlimited' },
)
