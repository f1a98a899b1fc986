import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { HOUR, MINUTE } from '@domain/time'
import { queueAbout } from '@server/booking/queue-booking-messages'
import { postponeMessage, queueMessage, takeDueMessages } from '@server/delivery/outgoing-messages'
import { anotherClock } from '@tests/server/another-clock'
import { openNewDatabase } from '@tests/server/databases'
import { onceMigrated } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'
import { insertBooking, insertGuest, seedListing } from '@tests/server/rows'

// The embedded database has the clock of its process, which is the only one.
describe.skipIf(inject('postgresUrl') === '')('a message of several processes', () => {
  const open = onceMigrated(() => openNewDatabase())

  describe.each([3 * HOUR, -3 * HOUR])('of which one has a clock %d ms ahead', (ahead) => {
    const start = async () => {
      const database = await open()
      await emptyTables(database)
      const atThatClock = anotherClock(ahead)
      return {
        database,
        atThatClock,
        queue: (wait = 0) =>
          queueMessage(
            database,
            { kind: 'reset', recipient: 'ada@staylet.test', wait },
            new Date(),
          ),
        take: () => takeDueMessages(database, new Date(), 8),
      }
    }

    it('is sent by one of them alone', async () => {
      const { atThatClock, queue, take } = await start()
      await queue()
      expect(await take()).toHaveLength(1)
      expect(await atThatClock(take)).toEqual([])
      await queue()
      expect(await atThatClock(take)).toHaveLength(1)
      expect(await take()).toEqual([])
    })

    it('is due for all of them at the same time', async () => {
      const { database, atThatClock, queue, take } = await start()
      await queue(MINUTE)
      expect(await atThatClock(take)).toEqual([])
      await database.deleteFrom('outgoing_messages').execute()
      await atThatClock(queue)
      const [message] = await take()
      if (!message) throw new Error('It is not due.')
      await atThatClock(() => postponeMessage(database, message, new Date()))
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from due_at - clock_timestamp())::float8 as seconds
        from outgoing_messages`.execute(database)
      expect(rows[0]?.seconds).toBeGreaterThan(50)
      expect(rows[0]?.seconds).toBeLessThan(61)
    })

    it('is due at once when it tells a guest of a booking', async () => {
      const { database, atThatClock, take } = await start()
      const { _id: userId } = await insertGuest(database)
      const listingId = await seedListing(database)
      const stay = { checkIn: '2026-04-01', checkOut: '2026-04-03' } as const
      await insertBooking(database, { userId, listingId, ...stay })
      const booked = await database.selectFrom('bookings').select('id').execute()
      const ids = booked.map(({ id }) => id)
      await atThatClock(() => queueAbout(database, 'booking-confirmed', ids, new Date(), ['guest']))
      expect(await take()).toMatchObject([{ kind: 'booking-confirmed', booking_id: ids[0] }])
    })
  })
})
