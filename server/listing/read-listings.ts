import { sql } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import { toNaira } from '@domain/money'
import { present } from '@domain/present'
import type { OwnListing } from '@domain/schemas/listing-save-schema'
import type { BookedDates, Photo, PricedListing } from '@domain/schemas/listing-schema'
import type { ListingFields, SortOrder } from '@domain/search/listing-query'
import type { IsoDate } from '@domain/stay/stay-date'
import { holdsNights, isBlocked, isOfListing } from '@server/booking/holds-nights'
import type { Database } from '@server/database/tables'
import type { Condition } from './listing-conditions'
import { enteredFields, type EnteredColumns } from './listing-values'
import type { PricedStay } from './stay-prices'

/** What a card shows of a listing. */
interface CardColumns extends Pick<
  EnteredColumns,
  'name' | 'city' | 'state' | 'country' | 'base_price_kobo' | 'bedroom_no' | 'property_type_id'
> {
  id: string
  rating: number | null
  slug_shared: boolean
  photos: Photo[]
  /** Kobo and number of nights of a search's dates, where totals are for the stay. */
  stay_price?: number
  stay_nights?: number
}

/** The rest, which a card's row lacks. */
interface OtherColumns extends Omit<EnteredColumns, keyof CardColumns> {
  created_at: Date
  booked_dates: BookedDates[]
  published: boolean
  withheld: boolean
}

/** A row of `listingColumns`. That of a card is marked `partial`, and has no others. */
type ListingRow = CardColumns & Partial<OtherColumns> & { partial?: true }
type OwnListingRow = CardColumns & OtherColumns

/** Whether another published listing has the slug of `listings l`. */
const isSlugShared = sql`exists (
  select 1 from listings o where o.slug = l.slug and o.id <> l.id and o.published
)`

/** Keys of a photo that a card needs. Clients append a width and a format to its address. */
const cardKeys = sql`'fileUrl', '/media/' || p.id, 'alt', p.alt, 'colour', p.colour,
  'width', p.width, 'height', p.height`

const photos = (keys: Condition) => sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(${keys})) order by p.position), '[]')
  from listing_photos p where p.listing_id = l.id
) as photos`

const cardColumns = sql`
  l.id, l.name, l.city, l.state, l.country, l.base_price_kobo, l.rating, l.bedroom_no,
  l.property_type_id, ${isSlugShared} as slug_shared`

const otherColumns = (today: IsoDate) => sql`
  l.description, l.latitude, l.longitude, l.cleaning_fee_kobo, l.security_deposit_kobo, l.bathroom_no, l.guest_no,
  l.amenity_ids, l.house_rules, l.rates, l.minimum_nights, l.week_discount, l.month_discount,
  l.check_in_time, l.check_out_time, l.created_at, l.published, l.withheld,
  (
    select coalesce(json_agg(json_build_object(
      'startDate', greatest(lower(held), ${today}::date), 'endDate', upper(held)) order by held), '[]')
    from (
      select b.nights as held from bookings b where ${isOfListing} and ${holdsNights}
        and upper(b.nights) > ${today}::date
      union all
      select unnest(range_agg(b.nights)) from blocked_nights b
      where ${isBlocked} and upper(b.nights) > ${today}::date
    ) as taken
  ) as booked_dates`

/** @param priced Stay whose price the listings tell as well. */
function listingColumns(
  fields: ListingFields | undefined,
  today: IsoDate,
  priced?: PricedStay,
): Condition {
  const columns =
    fields === 'card'
      ? sql`${cardColumns}, ${photos(cardKeys)}, true as partial`
      : sql`${cardColumns}, ${photos(sql`${cardKeys}, '_id', p.id`)}, ${otherColumns(today)}`
  if (!priced) return columns
  return sql`${columns}, ${priced.kobo} as stay_price, ${priced.nights}::int as stay_nights`
}

/** Converts a row to the API's form, leaving out unknown values. */
const fieldsOf = (row: ListingRow) =>
  present({
    _id: row.id,
    partial: row.partial,
    ...enteredFields(row),
    // A card names the country only without the others.
    ...(row.partial && row.city && row.state && { country: null }),
    rating: row.rating,
    listingImg: row.photos,
    bookedDates: row.booked_dates,
    stayPrice:
      row.stay_price === undefined || row.stay_nights === undefined
        ? null
        : { nights: row.stay_nights, price: toNaira(row.stay_price) },
    createdAt: row.created_at?.toISOString(),
    slugShared: row.slug_shared || null,
  } satisfies { [Name in keyof PricedListing]?: unknown })

/** Converts the row of a published listing, which has a name and a price. */
const toListing = (row: ListingRow) => fieldsOf(row) as PricedListing

/** Converts a row for the listing's host. A draft may lack a name and a price. */
const toOwnListing = (row: OwnListingRow): OwnListing => ({
  ...fieldsOf(row),
  _id: row.id,
  published: row.published,
  ...(row.withheld && { withheld: true }),
})

/** Returns the published listings that a condition selects, which may end with their order. */
export async function findWhere(
  database: Database,
  where: Condition,
  today: IsoDate,
  fields?: ListingFields,
) {
  const { rows } = await sql<ListingRow>`
    select ${listingColumns(fields, today)} from listings l where l.published and ${where}`.execute(
    database,
  )
  return rows.map(toListing)
}

/** Like findWhere(), with drafts and as only their host may see them. */
export async function findOwnWhere(database: Database, where: Condition, today: IsoDate) {
  const { rows } = await sql<OwnListingRow>`
    select ${listingColumns(undefined, today)} from listings l where ${where}`.execute(database)
  return rows.map(toOwnListing)
}

/** How listings of a page are read. */
interface PageQuery {
  /** Condition that they still fulfil. */
  where: Condition
  fields: ListingFields | undefined
  today: IsoDate
  /** Stay whose price the listings tell. */
  priced: PricedStay | undefined
}

/** Returns the listings with some ids that fulfil the condition by now, in the order of the ids. */
export async function listingsInOrder(
  database: Database,
  ids: readonly string[],
  { where, fields, today, priced }: PageQuery,
): Promise<PricedListing[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListingRow>`
    select ${listingColumns(fields, today, priced)}
    from unnest(${ids}::uuid[]) with ordinality as chosen (id, place)
    join listings l using (id)
    where ${where}
    order by place`.execute(database)
  return rows.map(toListing)
}

export async function countRows(database: Database, selected: Condition) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (${selected}) as rows`.execute(database)
  return rows[0]?.found ?? 0
}

/**
 * Counts the listings that fulfil a condition, up to one more than the total's cap. Limits are written
 * into statements, because PostgreSQL makes no lasting plan for one that it does not know.
 */
export const countListings = (database: Database, where: Condition) =>
  countRows(database, sql`select from listings l where ${where} limit ${sql.lit(TOTAL_CAP + 1)}`)

/** Orders of rows of listings with a price. */
const ORDERS: Record<SortOrder, (price: Condition) => Condition> = {
  newest: () => sql`created_at desc, id`,
  'price-up': (price) => sql`${price}, created_at desc, id`,
  'price-down': (price) => sql`${price} desc, created_at desc, id`,
  rating: () => sql`coalesce(rating, 0) desc, created_at desc, id`,
}

/** @param priced Stay by whose price listings are ordered, instead of that of a night. */
export const orderOf = (sort: SortOrder | undefined, priced?: PricedStay) =>
  ORDERS[sort ?? 'newest'](priced?.kobo ?? sql`base_price_kobo`)
