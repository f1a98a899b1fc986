import { sql } from 'kysely'
import { toNaira } from '@domain/money'
import { present } from '@domain/present'
import type { PricedListing } from '@domain/schemas/listing-schema'
import type { ListingFields } from '@domain/search/listing-query'
import type { IsoDate } from '@domain/stay/stay-date'
import {
  isSlugShared,
  listingColumns,
  photoAddress,
  toListing,
  type ListingRow,
} from './listing-row'

/** Only the cover photo, which every card shows, has a description and a colour. */
interface CardPhotoRow {
  _id: string
  alt?: string | null
  colour?: string | null
}

interface CardRow extends Pick<
  ListingRow,
  | 'id'
  | 'name'
  | 'city'
  | 'state'
  | 'country'
  | 'base_price_kobo'
  | 'rating'
  | 'bedroom_no'
  | 'property_type_id'
  | 'slug_shared'
> {
  photos: CardPhotoRow[]
}

/** Columns of `listings l` with what a card shows. It names the country only without the others. */
const cardColumns = sql`
  l.id, l.name, l.city, l.state, l.base_price_kobo, l.rating, l.bedroom_no, l.property_type_id,
  case when l.city <> '' and l.state <> '' then null else l.country end as country,
  ${isSlugShared} as slug_shared,
  (
    select coalesce(json_agg(
      case when p.place = 1
        then json_build_object('_id', p.id, 'alt', p.alt, 'colour', p.colour)
        else json_build_object('_id', p.id)
      end order by p.place), '[]')
    from (
      select id, alt, colour, row_number() over (order by position) as place
      from listing_photos where listing_id = l.id
    ) as p
  ) as photos`

/** Converts a row to the API's form of a card, leaving out unknown values. */
const toCard = (row: CardRow) =>
  ({
    _id: row.id,
    partial: true,
    basePrice: toNaira(row.base_price_kobo),
    listingImg: row.photos.map(({ _id, alt, colour }) => ({
      fileUrl: photoAddress(_id),
      ...present({ alt, colour }),
    })),
    ...(row.slug_shared && { slugShared: true }),
    ...present({
      name: row.name,
      city: row.city,
      state: row.state,
      country: row.country,
      rating: row.rating,
      bedroomNo: row.bedroom_no,
      propertyType: row.property_type_id,
    }),
  }) as PricedListing

/** Returns the form of a listing with the fields that a query asks for. */
export const formOf = (fields: ListingFields | undefined, today: IsoDate) =>
  fields === 'card'
    ? { columns: cardColumns, read: (row: unknown) => toCard(row as CardRow) }
    : { columns: listingColumns(today), read: (row: unknown) => toListing(row as ListingRow) }
