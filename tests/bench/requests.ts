import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { createSession } from '@server/auth/session-repository'
import { insertGuest } from '@tests/server/rows'
import { measure, startServer, timingLine } from './measure'
import { openSeeded } from './search'

const LISTINGS = 1_000
const CONNECTIONS = 16
const READS = 10_000
const BOOKINGS = 1_000
const GUESTS = 200
/** Stays of two nights, one after the other. */
const DAYS = 3

/**
 * Reads of what the response cache holds, on the embedded database, beside reads that do nothing.
 *
 * @param address Address of a server behind one proxy, so that each request may name another
 * client: the limit of one address would refuse nearly all.
 */
export async function benchReads(address: string) {
  const reads = { 'cached list': '/api/listing?limit=12&fields=card', liveness: '/healthz' }
  for (const [name, path] of Object.entries(reads)) {
    const read = async (turn: number) => {
      const from = `10.${turn % 250}.${Math.floor(turn / 250) % 250}.1`
      const response = await fetch(address + path, { headers: { 'x-forwarded-for': from } })
      if (!response.ok) throw new Error(`${path} was answered ${response.status}.`)
      await response.arrayBuffer()
    }
    await measure(READS / 10, CONNECTIONS, read)
    console.log(timingLine(name, await measure(READS, CONNECTIONS, read)))
  }
}

/** Bookings of distinct nights, on a PostgreSQL with 1,000 listings. */
export async function benchBookings() {
  const { url, database, stop } = await openSeeded(LISTINGS)
  const server = await startServer({ DATABASE_URL: url })
  try {
    const free = await database
      .selectFrom('listings as l')
      .select('l.id')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bookings').whereRef('listing_id', '=', 'l.id').select('id'))),
      )
      .execute()
    const guests: { id: string; token: string }[] = []
    for (let number = 0; number < GUESTS; number += 1) {
      const { _id } = await insertGuest(database, `bench-guest-${crypto.randomUUID()}@staylet.test`)
      guests.push({ id: _id, token: await createSession(database, _id, new Date()) })
    }
    const today = todayInLagos(new Date())
    const book = async (turn: number) => {
      const guest = guests[turn % GUESTS]
      const checkIn = addDays(today, 10 + DAYS * Math.floor(turn / free.length))
      const response = await fetch(`${server.address}/api/booking`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${guest?.token}`,
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.${turn % 250}.1`,
        },
        body: JSON.stringify({
          startDate: `${checkIn}T00:00:00.000Z`,
          endDate: `${addDays(checkIn, 2)}T00:00:00.000Z`,
          travelersNo: 1,
          totalPrice: 100_000,
          userId: guest?.id,
          listing: free[turn % free.length]?.id,
        }),
      })
      if (response.status !== 201) throw new Error(`A booking was answered ${response.status}.`)
      await response.arrayBuffer()
    }
    console.log(timingLine('bookings', await measure(BOOKINGS, CONNECTIONS, book)))
  } finally {
    await server.stop()
    await stop()
  }
}
