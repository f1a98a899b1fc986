import { sql, type RawBuilder } from 'kysely'
import { Compile } from 'typebox/compile'
import { LISTING_DEFAULTS } from '@domain/constants'
import { EMPTY_SLUG, slugify } from '@domain/listing/slug'
import { toKobo } from '@domain/money'
import { IdSchema } from '@domain/schemas/common-schema'
import { availabilityWindow } from '@domain/search/available-when'
import { orderedPrices, type ListingQuery } from '@domain/search/listing-query'
import { placeKey, searchWords, stateKey } from '@domain/search/search-text'
import { heldNights } from '@domain/stay/availability'
import { nightsBetween, type IsoDate, type Stay } from '@domain/stay/stay-date'
import { holdsNights } from '@server/booking/holds-nights'

type Condition = RawBuilder<unknown>

/** Checks ids before a query, because PostgreSQL would report a malformed one as an error. */
const ownId = Compile(IdSchema)
export const isOwnId = (id: string) => ownId.Check(id)
const NOTHING: Condition = sql`false`

/** Returns a LIKE pattern in which the characters of the word have no special meaning. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Cuts off the nights before today, which neither the API nor a search reveals. */
const nightsFrom = ({ checkIn, checkOut }: Stay, today: IsoDate) =>
  sql`(daterange(${checkIn}::date, ${checkOut}::date) * daterange(${today}::date, null))`

const heldBookings = sql`
  from bookings b where b.listing_id = l.id and ${holdsNights}`

const allFree = (stay: Stay, today: IsoDate): Condition => sql`
  not exists (select 1 ${heldBookings} and b.nights && ${nightsFrom(stay, today)})`

/** Bookings of one listing never overlap, so their nights in the window add up. */
const anyFree = (stay: Stay, today: IsoDate): Condition => {
  const window = nightsFrom(stay, today)
  return sql`(
    select coalesce(sum(upper(b.nights * ${window}) - lower(b.nights * ${window})), 0)
    ${heldBookings} and b.nights && ${window}
  ) < ${nightsBetween(stay.checkIn, stay.checkOut)}::int`
}

const availabilityConditions = (query: ListingQuery, today: IsoDate): Condition[] => {
  const conditions: Condition[] = []
  if (query.startDate) {
    const stay = { checkIn: query.startDate, checkOut: query.endDate ?? query.startDate }
    conditions.push(allFree(heldNights(stay), today))
  }
  if (query.availability) {
    const { nights, need } = availabilityWindow(query.availability, today)
    conditions.push(need === 'all' ? allFree(nights, today) : anyFree(nights, today))
  }
  return conditions
}

/**
 * Returns the query's conditions on `listings l`. They match what selectListings() selects, and a
 * test compares the two on random listings.
 */
export function listingConditions(query: ListingQuery, today: IsoDate): Condition[] {
  const conditions: Condition[] = [sql`l.published`]
  const add = <T>(value: T | undefined | '', condition: (value: T) => Condition) => {
    if (value !== undefined && value !== '') conditions.push(condition(value as T))
  }
  const { priceMin, priceMax } = orderedPrices(query)
  add(query.propertyType, (id) => (isOwnId(id) ? sql`l.property_type_id = ${id}::uuid` : NOTHING))
  add(query.slug, (slug) => sql`l.slug = ${slugify(slug) || EMPTY_SLUG}`)
  add(query.country, (country) => sql`l.country_key = ${placeKey(country)}`)
  add(query.state, (state) => sql`l.state_key = ${stateKey(state)}`)
  add(query.city, (city) => sql`l.city_key = ${placeKey(city)}`)
  add(query.bedroomNo, (asked) => {
    const has = sql`coalesce(l.bedroom_no, ${LISTING_DEFAULTS.bedroomNo}::int)`
    return asked >= 3 ? sql`${has} >= ${asked}::int` : sql`${has} = ${asked}::int`
  })
  add(query.amenities, (ids) =>
    ids.every(isOwnId) ? sql`l.amenity_ids @> ${ids}::uuid[]` : NOTHING,
  )
  add(priceMin, (naira) => sql`l.base_price_kobo >= ${toKobo(naira)}::bigint`)
  add(priceMax, (naira) => sql`l.base_price_kobo <= ${toKobo(naira)}::bigint`)
  add(query.rating, (stars) => sql`coalesce(l.rating, 0) >= ${stars}::float8`)
  add(
    query.guestNo,
    (guests) => sql`coalesce(l.guest_no, ${LISTING_DEFAULTS.guestNo}::int) >= ${guests}::int`,
  )
  conditions.push(...availabilityConditions(query, today))
  for (const word of searchWords(query.search ?? '')) {
    conditions.push(sql`l.search_text like ${containing(word)}`)
  }
  return conditions
}
