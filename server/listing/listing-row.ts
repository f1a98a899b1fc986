import { sql, type RawBuilder } from 'kysely'
import { present } from '@domain/present'
import type { OwnListing } from '@domain/schemas/listing-save-schema'
import type { BookedDates, PricedListing } from '@domain/schemas/listing-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { holdsNights, isOfListing } from '@server/booking/holds-nights'
import { plainFields, type PlainColumns } from './plain-fields'

interface PhotoRow {
  _id: string
  alt: string | null
  colour: string | null
  width: number
  height: number
}

export interface ListingRow extends PlainColumns {
  id: string
  name: string
  base_price_kobo: number
  rating: number | null
  property_type_id: string | null
  amenity_ids: string[]
  house_rules: string[]
  created_at: Date
  slug_shared: boolean
  photos: PhotoRow[]
  booked_dates: BookedDates[]
}

/** A ListingRow of a listing that may be a draft. */
export interface OwnListingRow extends Omit<ListingRow, 'name' | 'base_price_kobo'> {
  name: string | null
  base_price_kobo: number | null
  published: boolean
  withheld: boolean
}

/** Whether another published listing has the slug of `listings l`. */
export const isSlugShared = sql`exists (
  select 1 from listings o where o.slug = l.slug and o.id <> l.id and o.published
)`

/** Columns of `listings l` with everything that a listing in the API contains, in one query. */
export const listingColumns = (today: IsoDate): RawBuilder<unknown> => sql`
  l.id, l.name, l.description, l.city, l.state, l.country, l.base_price_kobo, l.cleaning_fee_kobo,
  l.security_deposit_kobo, l.rating, l.bedroom_no, l.bathroom_no, l.guest_no, l.property_type_id,
  l.amenity_ids, l.house_rules, l.created_at, l.published, l.withheld,
  ${isSlugShared} as slug_shared,
  (
    select coalesce(json_agg(json_build_object('_id', p.id, 'alt', p.alt, 'colour', p.colour,
      'width', p.width, 'height', p.height) order by p.position), '[]')
    from listing_photos p where p.listing_id = l.id
  ) as photos,
  (
    select coalesce(json_agg(json_build_object(
      'startDate', greatest(lower(b.nights), ${today}::date), 'endDate', upper(b.nights))
      order by b.nights), '[]')
    from bookings b
    where ${isOfListing} and ${holdsNights} and upper(b.nights) > ${today}::date
  ) as booked_dates`

/** Address of a photo, to which clients append a width and a format. */
export const photoAddress = (id: string) => `/media/${id}`

const toPhoto = ({ _id, alt, colour, width, height }: PhotoRow) => ({
  _id,
  fileUrl: photoAddress(_id),
  ...(alt !== null && { alt }),
  ...(colour !== null && { colour }),
  width,
  height,
})

const commonFields = (row: ListingRow | OwnListingRow) => ({
  _id: row.id,
  amenities: row.amenity_ids,
  houseRules: row.house_rules,
  listingImg: row.photos.map(toPhoto),
  bookedDates: row.booked_dates,
  createdAt: row.created_at.toISOString(),
  ...(row.slug_shared && { slugShared: true }),
  ...present({
    ...plainFields(row),
    rating: row.rating,
    propertyType: row.property_type_id,
  } satisfies { [Name in keyof OwnListing]?: unknown }),
})

/** Converts a row to the API's form, leaving out unknown values. */
export const toListing = (row: ListingRow) =>
  // The compiler cannot follow that the row's own name and price make both fields present.
  commonFields(row) as PricedListing

/** Converts a row to the API's form for its host. A draft may lack a name and a price. */
export const toOwnListing = (row: OwnListingRow): OwnListing => ({
  ...commonFields(row),
  published: row.published,
  ...(row.withheld && { withheld: true }),
})
