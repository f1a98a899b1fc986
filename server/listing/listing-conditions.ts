import { sql, type RawBuilder } from 'kysely'
import { Compile } from 'typebox/compile'
import { LISTING_DEFAULTS } from '@domain/constants'
import { EMPTY_SLUG, slugify } from '@domain/listing/slug'
import { toKobo } from '@domain/money'
import { IdSchema } from '@domain/schemas/common-schema'
import { availabilityWindows, chosenStay } from '@domain/search/available-when'
import type { FilterName, FilterValue } from '@domain/search/filter-table'
import { chosenNames, orderedPrices, type ListingQuery } from '@domain/search/listing-query'
import { isChosen } from '@domain/search/query-values'
import { placeKey, stateKey } from '@domain/search/search-text'
import { heldNights } from '@domain/stay/availability'
import { nightsBetween, type IsoDate, type Stay } from '@domain/stay/stay-date'
import { holdsNights, isBlocked, isOfListing } from '@server/booking/holds-nights'
import type { PriceTotals } from '@server/config/setting-parsers'
import { pricedStay } from './stay-prices'

export type Condition = RawBuilder<unknown>

/** Checks ids before a query, because PostgreSQL would report a malformed one as an error. */
const ownId = Compile(IdSchema)
export const isOwnId = (id: string) => ownId.Check(id)
const NOTHING: Condition = sql`false`

/** Returns a LIKE pattern in which the characters of the word have no special meaning. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Cuts off the nights before today, which neither the API nor a search reveals. */
const nightsFrom = ({ checkIn, checkOut }: Stay, today: IsoDate): Stay => ({
  checkIn: checkIn > today ? checkIn : today,
  checkOut,
})

/**
 * Condition on `b` that its nights are in the window. It compares the ends of the nights instead of
 * using &&, because only the indexes of the ends find the few of one listing quickly.
 */
const isWithin = ({ checkIn, checkOut }: Stay): Condition =>
  sql`upper(b.nights) > ${checkIn}::date and lower(b.nights) < ${checkOut}::date`

/** Conditions on `bookings b` and on `blocked_nights b` of a listing that they hold a night of the window. */
const bookedWithin = (window: Stay): Condition =>
  sql`${isOfListing} and ${holdsNights} and ${isWithin(window)}`
const blockedWithin = (window: Stay): Condition => sql`${isBlocked} and ${isWithin(window)}`

const allFree = (stay: Stay, today: IsoDate): Condition => {
  const window = nightsFrom(stay, today)
  if (window.checkIn >= window.checkOut) return sql`true`
  return sql`(not exists (select from bookings b where ${bookedWithin(window)})
    and not exists (select from blocked_nights b where ${blockedWithin(window)}))`
}

const datesFree = (filters: ListingQuery, today: IsoDate): Condition => {
  const stay = chosenStay(filters)
  return stay ? allFree(heldNights(stay), today) : sql`true`
}

/** Counts each taken night once, because an imported one may be booked here as well. */
const anyFree = (stay: Stay, today: IsoDate): Condition => {
  const window = nightsFrom(stay, today)
  return sql`(
    select coalesce(sum(least(upper(held), ${window.checkOut}::date)
      - greatest(lower(held), ${window.checkIn}::date)), 0)
    from (
      select unnest(range_agg(taken.nights)) as held
      from (
        select b.nights from bookings b where ${bookedWithin(window)}
        union all
        select b.nights from blocked_nights b where ${blockedWithin(window)}
      ) as taken
    ) as apart) < ${nightsBetween(stay.checkIn, stay.checkOut)}::int`
}

/** Condition that a night costs as much, or the average night of the chosen dates where totals are for the stay. */
function priced({ priceMin, priceMax, ...filters }: ListingQuery, totals: PriceTotals): Condition {
  const stay = pricedStay(filters, totals)
  const bound = (naira: number | undefined) =>
    naira === undefined ? sql`null` : sql`${toKobo(naira) * (stay?.nights ?? 1)}::bigint`
  // A range is compared at once, because a stay takes long to price.
  if (stay) return sql`${stay.kobo} <@ int8range(${bound(priceMin)}, ${bound(priceMax)}, '[]')`
  const [least, most] = [
    priceMin === undefined ? sql`true` : sql`l.base_price_kobo >= ${bound(priceMin)}`,
    priceMax === undefined ? sql`true` : sql`l.base_price_kobo <= ${bound(priceMax)}`,
  ]
  return sql`(${least} and ${most})`
}

/** Condition of each filter on `listings l`. */
const CONDITIONS: {
  [Name in FilterName]: (
    value: FilterValue<Name>,
    filters: ListingQuery,
    today: IsoDate,
    totals: PriceTotals,
  ) => Condition
} = {
  country: (country) => sql`l.country_key = ${placeKey(country)}`,
  state: (state) => sql`l.state_key = ${stateKey(state)}`,
  city: (city) => sql`l.city_key = ${placeKey(city)}`,
  propertyType: (id) => (isOwnId(id) ? sql`l.property_type_id = ${id}::uuid` : NOTHING),
  bedroomNo: (asked) => {
    const has = sql`coalesce(l.bedroom_no, ${sql.lit(LISTING_DEFAULTS.bedroomNo)})`
    return asked >= 3 ? sql`${has} >= ${asked}::int` : sql`${has} = ${asked}::int`
  },
  amenities: (ids) => (ids.every(isOwnId) ? sql`l.amenity_ids @> ${ids}::uuid[]` : NOTHING),
  priceMin: (_naira, filters, _today, totals) => priced(filters, totals),
  // With a least price the condition above contains it.
  priceMax: (_naira, filters, _today, totals) =>
    isChosen(filters.priceMin) ? sql`true` : priced(filters, totals),
  availability: (option, _filters, today) => {
    const { nights, need } = availabilityWindows[option](today)
    return need === 'all' ? allFree(nights, today) : anyFree(nights, today)
  },
  startDate: (_day, filters, today) => datesFree(filters, today),
  // With a check-in the condition above contains it.
  endDate: (_day, filters, today) => (filters.startDate ? sql`true` : datesFree(filters, today)),
  rating: (stars) => sql`coalesce(l.rating, 0) >= ${stars}::float8`,
  guestNo: (guests) =>
    sql`coalesce(l.guest_no, ${sql.lit(LISTING_DEFAULTS.guestNo)}) >= ${guests}::int`,
}

/**
 * Returns the query's conditions on `listings l`. They match what selectListings() selects, and a
 * test compares the two on random listings. Where totals are for the stay, a price is that of the
 * average night of the dates.
 */
export function listingConditions(query: ListingQuery, today: IsoDate, totals: PriceTotals) {
  const filters = { ...query, ...orderedPrices(query) }
  const ofFilter = (name: FilterName) => {
    // The name ties the types of value and condition together, which the compiler cannot follow.
    const condition = CONDITIONS[name] as (...values: unknown[]) => Condition
    return condition(filters[name], filters, today, totals)
  }
  const { slug } = query
  return [
    sql`l.published`,
    ...(slug === undefined ? [] : [sql`l.slug = ${slugify(slug) || EMPTY_SLUG}`]),
    ...chosenNames(filters).map(ofFilter),
  ]
}
