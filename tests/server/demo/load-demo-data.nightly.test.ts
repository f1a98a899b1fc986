import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BookedListingSchema } from '@domain/schemas/booking-schema'
import { ListingSchema } from '@domain/schemas/listing-schema'
import { passwordMatches } from '@server/auth/password-hashing'
import type { Database } from '@server/database/tables'
import { demoGuests, DEMO_PASSWORD } from '@server/demo/demo-guests'
import { demoListings, idOfListing } from '@server/demo/demo-listings'
import { loadDemoData } from '@server/demo/load-demo-data'
import { findFavourites, searchListings } from '@server/listing/listing-repository'
import { folderPhotoStorage, type PhotoStorage } from '@server/media/photo-storage'
import { describeOnEachDatabase } from '@tests/server/databases'
import { emptyTables } from '@tests/server/empty-tables'

const now = new Date('2026-01-07T09:00:00.000Z')
const today = '2026-01-07'
const local = { mode: 'development', host: '127.0.0.1' } as const

let folder: string
let storage: PhotoStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staylet-demo-'))
  storage = folderPhotoStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const load = (
  database: Database,
  config: Parameters<typeof loadDemoData>[0]['config'] = local,
  at = now,
) => loadDemoData({ database, storage, config, now: at })

const idsIn = async (database: Database) => {
  const tables = ['users', 'listings', 'listing_photos', 'bookings', 'amenities'] as const
  const ids = tables.map(async (table) => {
    const rows = await database.selectFrom(table).select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  })
  return Promise.all(ids)
}

const allListings = async (database: Database) => [
  ...(await searchListings(database, { page: 1, limit: 100 }, today)).listings,
  ...(await searchListings(database, { page: 2, limit: 100 }, today)).listings,
]

describeOnEachDatabase(
  'loading the demo data',
  (database) => {
    it('loads once, even when two processes start together, and creates the same ids on any day', async () => {
      const loaded = await Promise.all([load(database()), load(database())])
      expect(loaded.filter(Boolean)).toHaveLength(1)
      expect(await load(database())).toBe(false)
      expect(await allListings(database())).toHaveLength(demoListings.length)
      const first = await idsIn(database())
      await emptyTables(database())
      await load(database(), local, new Date('2027-11-30T22:00:00.000Z'))
      expect(await idsIn(database())).toEqual(first)
    })

    it('adds listings but neither accounts nor bookings on a machine that others reach', async () => {
      expect(await load(database(), { mode: 'development', host: '0.0.0.0' })).toBe(true)
      expect(await allListings(database())).toHaveLength(demoListings.length)
      const [users, , , bookings] = await idsIn(database())
      expect(users).toEqual([])
      expect(bookings).toEqual([])
    })
  },
  // The second process waits for the first, which may take longer than a guest's statement.
  { statementTime: 'unlimited' },
)

describeOnEachDatabase(
  'the demo data',
  (database) => {
    beforeAll(() => load(database()))

    it('lists every listing newest first in the written order, each with a valid shape (ENT-03)', async () => {
      const listings = await allListings(database())
      expect(listings.map(({ name }) => name)).toEqual(demoListings.map(({ name }) => name))
      const schema = Compile(ListingSchema)
      for (const listing of listings) {
        expect([...schema.Errors(listing)], listing.name).toEqual([])
      }
      const prices = demoListings.map(({ basePrice }) => basePrice)
      expect(listings.map(({ basePrice }) => basePrice)).toEqual(prices)
    })

    it('sends the twelve cards of the home page in at most 16,000 bytes, with a description of each photo', async () => {
      const query = { page: 1, limit: 12, fields: 'card' } as const
      const page = await searchListings(database(), query, today)
      expect(page.listings).toHaveLength(12)
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(16_000)
    })

    it('gives each demo guest a booking in every status, and Ada some favourites', async () => {
      const snapshots = Compile(BookedListingSchema)
      for (const guest of demoGuests) {
        const user = await database()
          .selectFrom('users')
          .selectAll()
          .where('email', '=', guest.email)
          .executeTakeFirstOrThrow()
        const bookings = await database()
          .selectFrom('bookings')
          .selectAll()
          .where('user_id', '=', user.id)
          .execute()
        const statuses = new Set(bookings.map(({ status }) => status))
        expect([...statuses].toSorted()).toEqual(['Cancelled', 'Completed', 'Confirmed', 'Pending'])
        for (const booking of bookings) {
          expect(snapshots.Check(booking.listing_snapshot)).toBe(true)
        }
        const completed = bookings.filter(({ status }) => status === 'Completed')
        expect(completed.every(({ check_out }) => check_out < today)).toBe(true)
        const pending = bookings.filter(({ status }) => status === 'Pending')
        expect(pending.every(({ check_in }) => check_in > today)).toBe(true)
        expect(await passwordMatches(user.password_hash, DEMO_PASSWORD)).toBe(true)
        const favourites = await findFavourites(database(), user.id, today)
        const keyOf = (id: string) => demoListings.find((each) => idOfListing(each) === id)?.key
        expect(favourites.map(({ _id }) => keyOf(_id))).toEqual(guest.favourites)
      }
    })
  },
  { emptied: 'once' },
)
