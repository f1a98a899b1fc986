import { hash } from '@node-rs/argon2'
import type { Stay } from '@domain/stay/stay-date'
import { createSession } from '@server/auth/session-repository'
import { insertUser } from '@server/auth/user-repository'
import type { Database } from '@server/database/tables'
import { insertListing, type NewListing } from '@server/listing/save-listing'
import { CHEAP_HASH } from './cheap-hash'
import { NOW } from './test-server'

export const PASSWORD = 'Staylet#2026'
let cheapHash: Promise<string> | undefined

interface StoredStay extends Stay {
  userId: string
  listingId: string
  /** Hash of the network of a new guest. */
  network?: Buffer
}

/** Inserts a logged-in guest whose password is PASSWORD, with a hash that is quick to compare. */
export async function insertGuest(database: Database, email = 'ada@staylet.test') {
  cheapHash ??= hash(PASSWORD, CHEAP_HASH)
  const _id = await insertUser(database, {
    email,
    full_name: 'Ada Obi',
    password_hash: await cheapHash,
  })
  return { _id, token: await createSession(database, _id, NOW) }
}

/** Inserts a property type or an amenity. @returns its id. */
export const insertNamed = async (
  database: Database,
  table: 'property_types' | 'amenities',
  name: string,
) =>
  (await database.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id

/** Inserts a listing for four guests at ₦45,000 a night. */
export const seedListing = (database: Database, listing: Partial<NewListing> = {}) =>
  insertListing(database, {
    name: 'Lagoon Loft',
    description: 'Glass to the lagoon.',
    city: 'Lekki',
    state: 'Lagos State',
    country: 'Nigeria',
    basePrice: 45_000,
    cleaningFee: 5_000,
    guestNo: 4,
    createdAt: NOW,
    ...listing,
  })

/** Builds the payload of POST /booking for two nights in April. */
export const makePayload = (userId: string, listing: string, changes: object = {}) => ({
  startDate: '2026-04-01T00:00:00.000Z',
  endDate: '2026-04-03T00:00:00.000Z',
  travelersNo: 2,
  totalPrice: 54_500,
  userId,
  listing,
  ...changes,
})

/** Inserts a Pending booking, however many the guest has. */
export const insertBooking = (
  database: Database,
  { userId, listingId, checkIn, checkOut, network }: StoredStay,
) =>
  database
    .insertInto('bookings')
    .values({
      user_id: userId,
      listing_id: listingId,
      listing_snapshot: JSON.stringify({ name: 'Lagoon Loft' }),
      check_in: checkIn,
      check_out: checkOut,
      travelers_no: 1,
      total_price_kobo: 0,
      quoted_total_kobo: 0,
      network_hash: network ?? null,
      created_at: NOW,
    })
    .execute()
