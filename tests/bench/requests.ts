import { execFileSync } from 'node:child_process'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { createSession } from '@server/auth/session-repository'
import { insertGuest } from '@tests/server/rows'
import { measure, startServer, timingLine } from './measure'
import { openSeeded } from './search'

const AUTOCANNON = 'autocannon@8.0.0'
const LISTINGS = 1_000
const CONNECTIONS = 16
const SECONDS = 10
const BOOKINGS = 1_000
const GUESTS = 200
/** Stays of two nights, one after the other. */
const DAYS = 3

/** The part of autocannon's report that is printed. */
interface Report {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
}

/** Reads by autocannon, and bookings of distinct nights, on a PostgreSQL with 1,000 listings. */
export async function benchRequests() {
  const { url, database, stop } = await openSeeded(LISTINGS)
  const server = await startServer({ DATABASE_URL: url })
  try {
    console.log(`${AUTOCANNON}, ${CONNECTIONS} connections, ${SECONDS} s each`)
    const reads = { 'kept list': '/api/listing?limit=12&fields=card', liveness: '/healthz' }
    for (const [name, path] of Object.entries(reads)) {
      const words = ['-c', String(CONNECTIONS), '-d', String(SECONDS), '--json']
      const made = execFileSync('npx', ['--yes', AUTOCANNON, ...words, server.address + path], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const { requests, latency, non2xx } = JSON.parse(made) as Report
      const times = { p50: latency.p50, p99: latency.p99, perSecond: requests.average }
      console.log(`${timingLine(name, times)}   ${non2xx} refused`)
    }
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
