import { expect, it } from 'vitest'
import { addDays } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { pickFrom, randomOf, type Random } from '@server/seed/seeded-random'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertBooking, insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, BOOKS_MUCH, SAVES_MUCH, startTestServer } from '@tests/server/test-server'

// CACHE_SEED and CACHE_WRITES make a longer campaign.
const SEED = Number(process.env['CACHE_SEED'] ?? 17)
const WRITES = Number(process.env['CACHE_WRITES'] ?? 20)

type App = Awaited<ReturnType<typeof startTestServer>>
type Guest = Awaited<ReturnType<typeof insertGuest>>

interface World {
  database: Database
  /** One of the servers, which carries out the request. */
  app: App
  guests: readonly Guest[]
  listings: readonly string[]
  random: Random
}

/** Few days, so that a booking often changes which listings are free on one. */
const dayOf = (random: Random) => `2026-04-1${Math.floor(random() * 4)}`
/** Faults of PostgreSQL for nights that are taken, and for a listing that was deleted. */
const REFUSALS: readonly unknown[] = ['23P01', '23503']

/** Tells whether a write was refused, or there was no row to change yet. */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && REFUSALS.includes(error.code)) ||
    error.message === 'There is nothing to pick from.')

/** Writes of every kind that happen while guests read. Each is refused at times. */
const writes: Record<string, (world: World) => Promise<unknown>> = {
  book: ({ app, guests, listings, random }) => {
    const [ada, day] = [pickFrom(guests, random), dayOf(random)]
    const dates = { startDate: `${day}T00:00:00.000Z`, endDate: `${addDays(day, 1)}T00:00:00.000Z` }
    const payload = makePayload(ada._id, pickFrom(listings, random), {
      ...dates,
      totalPrice: 52_250,
    })
    return app.inject({ method: 'POST', url: '/api/booking', headers: as(ada), payload })
  },
  'book in the database': ({ database, guests, listings, random }) => {
    const [checkIn, listingId] = [dayOf(random), pickFrom(listings, random)]
    const userId = pickFrom(guests, random)._id
    return insertBooking(database, { userId, listingId, checkIn, checkOut: addDays(checkIn, 1) })
  },
  decide: async ({ database, random }) => {
    const bookings = await database.selectFrom('bookings').select('id').execute()
    const status = pickFrom(['Pending', 'Confirmed', 'Cancelled'] as const, random)
    const { id } = pickFrom(bookings, random)
    await database.updateTable('bookings').set({ status }).where('id', '=', id).execute()
  },
  forget: async ({ database, random }) => {
    const bookings = await database.selectFrom('bookings').select('id').execute()
    await database.deleteFrom('bookings').where('id', '=', pickFrom(bookings, random).id).execute()
  },
  'save as a favourite': ({ app, guests, listings, random }) => {
    const ada = pickFrom(guests, random)
    const payload = { userId: ada._id, listingId: pickFrom(listings, random) }
    const method = pickFrom(['POST', 'DELETE'] as const, random)
    return app.inject({ method, url: '/api/favourites', headers: as(ada), payload })
  },
  review: ({ app, guests, listings, random }) => {
    const payload = {
      rating: 1 + Math.floor(random() * 5),
      listing: pickFrom(listings, random),
      comment: `Quiet ${random()}`,
    }
    const headers = as(pickFrom(guests, random))
    return app.inject({ method: 'POST', url: '/api/reviews', headers, payload })
  },
  rename: ({ database, guests, random }) =>
    database
      .updateTable('users')
      .set({ full_name: `Ada ${Math.floor(random() * 1e6)}` })
      .where('id', '=', pickFrom(guests, random)._id)
      .execute(),
  'add a listing': ({ database, random }) =>
    seedListing(database, { name: `Loft ${Math.floor(random() * 30)}` }),
  'change a listing': ({ database, listings, random }) =>
    database
      .updateTable('listings')
      .set(
        pickFrom(
          [
            { base_price_kobo: Math.floor(random() * 9e6) },
            { published: random() < 0.7 },
            { bedroom_no: Math.floor(random() * 4) },
          ],
          random,
        ),
      )
      .where('id', '=', pickFrom(listings, random))
      .execute(),
  'delete a listing': async ({ database }) => {
    const { count } = await database
      .selectFrom('listings')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) < 12) return
    const newest = database.selectFrom('listings').select('id').orderBy('created_at', 'desc')
    await database.deleteFrom('listings').where('id', 'in', newest.limit(1)).execute()
  },
  'add an amenity': ({ database, random }) =>
    database
      .insertInto('amenities')
      .values({ name: `Amenity ${random()}` })
      .execute(),
  'add a photo': ({ database, listings, random }) =>
    database
      .insertInto('listing_photos')
      .values({
        listing_id: pickFrom(listings, random),
        position: Math.floor(random() * 1e6),
        storage_key: 'key',
        width: 4,
        height: 3,
      })
      .execute(),
}

/** Addresses of lists whose responses are cached. */
const listsOf = (listings: readonly string[], day: string) => [
  '/api/listing?limit=12',
  '/api/listing?limit=3&page=2',
  '/api/listing?limit=12&fields=card',
  '/api/listing?limit=12&sort=price-up',
  `/api/listing?startDate=${day}&endDate=${addDays(day, 1)}`,
  `/api/listing?fields=card&startDate=${day}&endDate=${addDays(day, 1)}`,
  '/api/listing?fields=card&bookingAvailability=weekend',
  '/api/listing?bedroomNo=3',
  '/api/listing?search=lagoon',
  '/api/listing?search=lagoon%20this%20weekend&fields=card',
  '/api/listing?search=lagoon&suggests=1&fields=card',
  `/api/listing?similarTo=${listings[0]}`,
]

/** Addresses of other responses that are cached. */
const othersOf = (listings: readonly string[]) => [
  ...listings.map((id) => `/api/listing/${id}`),
  ...listings.map((id) => `/api/reviews/listing/${id}`),
  '/api/amenities',
  '/api/property-types',
]

describeOnEachDatabase('responses that two processes cache', (database) => {
  it(`are those that are made anew, whatever is written (seed ${SEED})`, async () => {
    const env = { ...BOOKS_MUCH, ...SAVES_MUCH }
    const apps = [
      await startTestServer(database(), { env }),
      await startTestServer(database(), { env }),
    ]
    const guests = [
      await insertGuest(database()),
      await insertGuest(database(), 'bola@staylet.test'),
    ]
    const listings: string[] = []
    for (let n = 0; n < 8; n += 1)
      listings.push(await seedListing(database(), { name: `Lagoon ${n}`, bedroomNo: n % 4 }))
    const random = randomOf(SEED, 0)
    const names = Object.keys(writes)
    const told: string[] = []
    let fresh = 0
    for (let n = 0; n < WRITES; n += 1) {
      const name = pickFrom(names, random)
      told.push(name)
      const app = pickFrom(apps, random)
      await writes[name]?.({ database: database(), app, guests, listings, random }).catch(
        (error: unknown) => {
          if (!isRefusal(error)) throw error
        },
      )
      const others = Array.from({ length: 4 }, () => pickFrom(othersOf(listings), random))
      for (const url of [...listsOf(listings, '2026-04-10'), ...others]) {
        // No response is cached of an address that was never requested.
        fresh += 1
        const anew = `${url}${url.includes('?') ? '&' : '?'}fresh=${fresh}`
        const { statusCode, body } = await pickFrom(apps, random).inject(anew)
        for (const each of apps) {
          const found = await each.inject(url)
          expect([told, url, found.statusCode, found.body]).toEqual([told, url, statusCode, body])
        }
      }
    }
  })
})
