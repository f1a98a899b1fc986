import type { OwnListing } from '@domain/schemas/listing-save-schema'
import type { BookedDates, Listing } from '@domain/schemas/listing-schema'
import { day, instant } from './read-dates'
import {
  fieldsOf,
  flag,
  id,
  isFields,
  list,
  naira,
  number,
  photo,
  text,
  whole,
  type Reader,
  type Shape,
} from './read-fields'
import { named } from './read-rows'

/** No listing has more rooms or takes more guests. */
export const CAPACITY_MAXIMUM = 1_000

const bookedDates: Reader<BookedDates> = (value) => {
  if (!isFields(value)) return undefined
  const [startDate, endDate] = [day(value['startDate']), day(value['endDate'])]
  return startDate && endDate && startDate <= endDate ? { startDate, endDate } : undefined
}

const listingShape: Shape<Omit<Listing, 'partial'>> = {
  _id: id,
  name: text,
  description: text,
  city: text,
  state: text,
  country: text,
  basePrice: naira,
  cleaningFee: naira,
  securityDeposit: naira,
  rating: number(0, 5),
  bedroomNo: whole(0, CAPACITY_MAXIMUM),
  bathroomNo: whole(0, CAPACITY_MAXIMUM),
  guestNo: whole(1, CAPACITY_MAXIMUM),
  propertyType: id,
  amenities: list(id),
  listingImg: list(photo),
  images: list(photo),
  houseRules: list(text),
  bookedDates: list(bookedDates),
  slugShared: flag,
  createdAt: instant,
}

const listingFields = fieldsOf<Listing>({ ...listingShape, partial: flag })

/** A listing needs an id and a name. */
export const listing: Reader<Listing> = named((value) => {
  const { _id, name, ...others } = listingFields(value) ?? {}
  return _id && name ? { ...others, _id, name } : undefined
})

/** A favourite, even where each row wraps its listing. */
export const favourite: Reader<Listing> = (value) =>
  listing(isFields(value) && isFields(value['listing']) ? value['listing'] : value)

/** Leaves out why a listing is a draft, because no screen shows it. */
type ShownOwnListing = Omit<OwnListing, 'withheld'>
const ownFields = fieldsOf<ShownOwnListing>({ ...listingShape, published: flag })

/** A draft may lack everything but its id. */
export const ownListing: Reader<OwnListing> = named((value) => {
  const { _id, published = false, ...others } = ownFields(value) ?? {}
  return _id ? { ...others, _id, published } : undefined
})
