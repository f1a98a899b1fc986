import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { quoteOf } from '@domain/booking/pricing'
import { toKobo } from '@domain/money'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { DAY } from '@domain/time'
import { hashPassword } from '@server/auth/password-hashing'
import { snapshotOf } from '@server/booking/booking-row'
import type { PriceTotals } from '@server/config/setting-parsers'
import { namedId } from '@server/database/named-id'
import type { Database } from '@server/database/tables'
import { findListing } from '@server/listing/listing-repository'
import { forGuests } from '@server/listing/stay-prices'
import { profilePictureKey } from '@server/media/find-photo-key'
import type { PhotoStorage } from '@server/media/photo-storage'
import {
  DEMO_PASSWORD,
  demoGuests,
  demoHost,
  otherGuests,
  type DemoBooking,
  type DemoGuest,
} from './demo-guests'
import { bookedNights, demoListings, idOfListing } from './demo-listings'
import { demoPhotosFolder } from './demo-photos'
import { idOfGuest } from './is-demo-guest'

const idOfAvatar = (guest: DemoGuest) => namedId(`avatar of ${guest.email}`)

const idOfKey = (key: string) => {
  const listing = demoListings.find((each) => each.key === key)
  if (!listing) throw new Error(`No demo listing has the key '${key}'. Correct guests.json.`)
  return idOfListing(listing)
}

/** Stores each guest's picture as a profile picture. */
export async function storeAvatars(storage: PhotoStorage) {
  for (const guest of demoGuests) {
    const key = profilePictureKey(idOfAvatar(guest))
    if (await storage.has(key)) continue
    await storage.put(key, createReadStream(join(demoPhotosFolder(), guest.avatar)))
  }
}

interface Loading {
  now: Date
  /** What totals are for. */
  totals: PriceTotals
}

interface BookingOf extends Omit<DemoBooking, 'listing'> {
  guestId: string
  listingId: string
}

/** Stores a booking as the API would, with a snapshot of the listing. */
async function insertBooking(database: Database, booking: BookingOf, { now, totals }: Loading) {
  const { guestId, listingId, inDays, nights, bookedDaysAgo } = booking
  const today = todayInLagos(now)
  const listing = await findListing(database, listingId, today)
  if (!listing)
    throw new Error(`The demo listing ${listingId} is not loaded, so it cannot be booked.`)
  const checkIn = addDays(today, inDays)
  const stay = { checkIn, checkOut: addDays(checkIn, nights) }
  const quote = quoteOf(forGuests(listing, totals), stay)
  const total = toKobo(quote.total)
  await database
    .insertInto('bookings')
    .values({
      id: namedId(`booking by ${guestId} of ${listingId} in ${inDays} days`),
      user_id: guestId,
      listing_id: listingId,
      listing_snapshot: JSON.stringify(snapshotOf(listing)),
      status: booking.status,
      check_in: checkIn,
      check_out: stay.checkOut,
      travelers_no: booking.travelers,
      total_price_kobo: total,
      quoted_total_kobo: total,
      total_nights: quote.totalNights ?? null,
      special_requests: booking.message ?? null,
      idempotency_key: null,
      payload_hash: null,
      // Demo bookings wait for ever and are exempt from the limits of new guests.
      held_until: null,
      cancel_reason: null,
      network_hash: null,
      created_at: new Date(now.getTime() - bookedDaysAgo * DAY),
    })
    .execute()
}

async function insertGuest(database: Database, guest: DemoGuest, loading: Loading) {
  const { now } = loading
  const id = idOfGuest(guest)
  await database
    .insertInto('users')
    .values({
      id,
      email: guest.email,
      phone: null,
      full_name: guest.fullName,
      profile_image: `/media/${idOfAvatar(guest)}/160.webp`,
      password_hash: await hashPassword(DEMO_PASSWORD),
    })
    .execute()
  await database
    .insertInto('favourites')
    .values(
      guest.favourites.map((key, place) => ({
        user_id: id,
        listing_id: idOfKey(key),
        created_at: new Date(now.getTime() - (place + 1) * DAY),
      })),
    )
    .execute()
  for (const { listing, ...booking } of guest.bookings) {
    await insertBooking(database, { ...booking, guestId: id, listingId: idOfKey(listing) }, loading)
  }
}

/** Adds an account with a random password that nobody knows. @returns its id. */
async function insertClosedAccount(
  database: Database,
  { email, fullName }: typeof otherGuests | typeof demoHost,
) {
  const id = idOfGuest({ email })
  const password_hash = await hashPassword(crypto.randomUUID())
  const account = { id, email, phone: null, full_name: fullName, profile_image: null }
  await database
    .insertInto('users')
    .values({ ...account, password_hash })
    .execute()
  return id
}

/** Gives the demo listings a host, who gets mails as every host does. */
const insertHost = async (database: Database) =>
  database
    .updateTable('listings')
    .set({ host_id: await insertClosedAccount(database, demoHost) })
    .where('id', 'in', demoListings.map(idOfListing))
    .execute()

/** Books nights for other guests, so that the calendars are not empty. */
async function insertBookedNights(database: Database, loading: Loading) {
  const guestId = await insertClosedAccount(database, otherGuests)
  for (const listing of demoListings) {
    for (const [inDays, nights] of bookedNights[listing.key] ?? []) {
      const stay = { status: 'Confirmed', inDays, nights, bookedDaysAgo: 14 } as const
      const travelers = Math.min(2, listing.guestNo)
      await insertBooking(
        database,
        { ...stay, travelers, guestId, listingId: idOfListing(listing) },
        loading,
      )
    }
  }
}

/**
 * Adds the three demo guests with their saved listings and bookings, the nights of other guests, and
 * the host.
 */
export async function insertDemoGuests(database: Database, loading: Loading) {
  for (const guest of demoGuests) await insertGuest(database, guest, loading)
  await insertBookedNights(database, loading)
  await insertHost(database)
}
