import { sql } from 'kysely'
import { nightQuote } from '@domain/booking/pricing'
import { toKobo } from '@domain/money'
import { addDays, type IsoDate } from '@domain/stay/stay-date'
import { DAY } from '@domain/time'
import { snapshotOf } from '@server/booking/booking-row'
import type { Database } from '@server/database/tables'
import { coverIdOf, seedId } from './seed-ids'
import type { SeedListing } from './seed-listing'
import { seedPhotos } from './seed-photos'
import { randomOf } from './seeded-random'

/** Days of a slot. Each booking of a listing has a slot of its own, so that no two overlap. */
const SLOT_DAYS = 14
/** Slots of a listing. Four of them are in the past. */
export const SLOTS = 16
const PAST_SLOTS = 4
const MOST_NIGHTS = 7
/** A guest books at most this many days before today or before the check-in, if that is earlier. */
const MOST_DAYS_AGO = 60

/** Number of bookings of one guest, on average. */
export const BOOKINGS_PER_GUEST = 20

export interface SeedBooking {
  index: number
  listingIndex: number
  slot: number
}

/**
 * Returns the listing and the slot of each booking. Some listings get many and most get few. It
 * always begins at the first, because a slot depends on all bookings before.
 */
export function* seedBookings(
  seed: number,
  listings: number,
  count: number,
): Generator<SeedBooking> {
  const taken = new Uint8Array(listings)
  for (let index = 0; index < count; index += 1) {
    const random = randomOf(seed + 1, index)
    const popular = Math.floor(listings * random() * random())
    // Spreads the popular ones over the whole time in which listings were added.
    let listingIndex = (popular * 7_919 + seed) % listings
    while (taken[listingIndex] === SLOTS) listingIndex = (listingIndex + 1) % listings
    const slot = taken[listingIndex] ?? 0
    taken[listingIndex] = slot + 1
    yield { index, listingIndex, slot }
  }
}

const coverOf = ({ id, photoStyle }: SeedListing) => {
  const photo = seedPhotos.find(({ style }) => style === photoStyle)
  const _id = coverIdOf(id)
  return { _id, fileUrl: `/media/${_id}`, ...(photo && { alt: photo.alt }) }
}

interface Details {
  seed: number
  today: IsoDate
  listingOf: (index: number) => SeedListing
}

const rowOf = ({ index, listingIndex, slot }: SeedBooking, { seed, today, listingOf }: Details) => {
  const listing = listingOf(listingIndex)
  const random = randomOf(seed + 2, index)
  // 7 has no divisor in common with the number of slots, so every slot occurs once.
  const place = (slot * 7 + listingIndex) % SLOTS
  const isPast = place < PAST_SLOTS
  const checkIn = addDays(
    today,
    (place - PAST_SLOTS) * SLOT_DAYS + Math.floor(random() * (SLOT_DAYS - MOST_NIGHTS)),
  )
  const status = isPast ? 'Completed' : random() < 0.08 ? 'Cancelled' : 'Confirmed'
  const total = toKobo(nightQuote(listing).total)
  // A day of Lagos begins before that of Greenwich.
  const latest = Date.parse(checkIn < today ? checkIn : today) - DAY
  return {
    id: seedId('booking', seed, index),
    user_id: seedId('guest', seed, Math.floor(index / BOOKINGS_PER_GUEST)),
    listing_id: listing.id,
    listing_snapshot: snapshotOf({
      ...listing,
      _id: listing.id,
      createdAt: listing.createdAt.toISOString(),
      listingImg: [coverOf(listing)],
    }),
    status,
    check_in: checkIn,
    check_out: addDays(checkIn, 1 + Math.floor(random() * MOST_NIGHTS)),
    travelers_no: 1 + Math.floor(random() * listing.guestNo),
    total_price_kobo: total,
    quoted_total_kobo: total,
    created_at: new Date(latest - Math.floor(random() * (MOST_DAYS_AGO - 1) * DAY)),
  }
}

/** Adds the guests of the bookings. Nobody can log in as one of them. */
export const storeSeedGuests = (database: Database, seed: number, bookings: number) => {
  const count = Math.ceil(bookings / BOOKINGS_PER_GUEST)
  const guests = Array.from({ length: count }, (_, index) => ({
    id: seedId('guest', seed, index),
    email: `seed-${seed}-guest-${index}@staylet.test`,
  }))
  return sql`
    insert into users (id, email, full_name)
    select id, email, 'Made-up Guest'
    from json_to_recordset(${JSON.stringify(guests)}::json) as guest (id uuid, email text)
    on conflict do nothing`.execute(database)
}

/** Returns the rows of bookings as JSON, the form in which they travel to the database. */
export const prepareSeedBookings = (bookings: readonly SeedBooking[], details: Details) =>
  JSON.stringify(bookings.map((booking) => rowOf(booking, details)))

/**
 * Adds bookings. One that overlaps another is left out: the slots move with the day, so a run that
 * continues on a later day may meet bookings of the first.
 *
 * @param rows Return value of prepareSeedBookings().
 */
export const storeSeedBookings = async (database: Database, rows: string) => {
  await sql`
    insert into bookings (id, user_id, listing_id, listing_snapshot, status, check_in, check_out,
      travelers_no, total_price_kobo, quoted_total_kobo, created_at)
    select id, user_id, listing_id, listing_snapshot, status, check_in, check_out, travelers_no,
      total_price_kobo, quoted_total_kobo, created_at
    from json_populate_recordset(null::bookings, ${rows}::json)
    on conflict do nothing`.execute(database)
}
