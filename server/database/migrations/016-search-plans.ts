import { sql, type Kysely } from 'kysely'
import { LISTING_DEFAULTS } from '@domain/constants'

const NUMBERS = 'base_price_kobo, bedroom_no, guest_no, rating, property_type_id'
const PLACES = 'country_key, state_key, city_key'

/**
 * Indexes of published listings by the column that each filter or order begins with, newest first.
 * They contain the columns that the other filters compare, so that a search reads no row that it
 * does not show.
 */
const INDEXES: readonly (readonly [name: string, first: string, included: string])[] = [
  ['newest', '', `${NUMBERS}, ${PLACES}, amenity_ids`],
  ['country', 'country_key,', NUMBERS],
  ['state', 'state_key,', `${NUMBERS}, country_key, city_key, amenity_ids`],
  ['city', 'city_key,', `${NUMBERS}, country_key, state_key, amenity_ids`],
  ['type', 'property_type_id,', `${NUMBERS}, ${PLACES}, amenity_ids`],
  ['price_up', 'base_price_kobo,', `${NUMBERS}, ${PLACES}`],
  ['price_down', 'base_price_kobo desc,', `${NUMBERS}, ${PLACES}`],
  ['rating', '(coalesce(rating, 0)) desc,', `${NUMBERS}, ${PLACES}`],
  ['guests', `(coalesce(guest_no, ${LISTING_DEFAULTS.guestNo})),`, NUMBERS],
  ['bedrooms', `(coalesce(bedroom_no, ${LISTING_DEFAULTS.bedroomNo})),`, NUMBERS],
]

/**
 * Bounds what a search reads as the listings and bookings grow: an index for each filter and order
 * that ends after the wanted rows, and one for the nights of a listing, because the index of the
 * overlap constraint reads dozens of pages for a listing.
 */
export async function up(database: Kysely<unknown>) {
  for (const [name, first, included] of INDEXES) {
    // An included column must not be a key of the same index as well.
    const others = included.split(', ').filter((column) => !first.startsWith(column))
    await sql
      .raw(
        `create index listings_published_by_${name} on listings (${first} created_at desc, id)
         include (${others.join(', ')}) where published`,
      )
      .execute(database)
  }
  // Without it the planner considers a city and its state independent, and expects too few rows.
  await sql`
    create statistics listings_places (dependencies, ndistinct)
    on country_key, state_key, city_key from listings`.execute(database)
  await sql
    .raw(
      `create statistics listings_rooms on (coalesce(bedroom_no, ${LISTING_DEFAULTS.bedroomNo})),
         (coalesce(guest_no, ${LISTING_DEFAULTS.guestNo})), (coalesce(rating, 0::float8))
       from listings`,
    )
    .execute(database)
  // The index is on an expression, so that the planner cannot take the index of the overlap
  // constraint instead, which it believes to cost the same (server/booking/holds-nights.ts).
  await sql`
    create index bookings_held_nights on bookings
      (uuid_send(listing_id), (upper(nights)), (lower(nights))) include (listing_id, nights)
    where status <> 'Cancelled'`.execute(database)
  await sql`analyze listings, bookings`.execute(database)
  // This statement comes last, because it alone keeps readers out until the end of the transaction.
  for (const name of ['newest', 'by_place', 'by_type', 'by_price']) {
    await sql`drop index ${sql.id(`listings_${name}`)}`.execute(database)
  }
}
