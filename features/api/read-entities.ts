import type { User } from '@domain/schemas/auth-schema'
import type { Amenity } from '@domain/schemas/property-type-schema'
import type { Review } from '@domain/schemas/review-schema'
import { instant } from './read-dates'
import { address, fieldsOf, id, number, text, type Reader } from './read-fields'
import { named } from './read-rows'

const userFields = fieldsOf<User>({
  _id: id,
  email: text,
  fullName: text,
  profileImage: address,
  phoneNo: text,
  contactPhone: text,
})

export const user: Reader<User> = named((value) => {
  const { _id, email = '', ...others } = userFields(value) ?? {}
  return _id ? { ...others, _id, email } : undefined
})

const icon: Reader<{ fileUrl: string }> = (value) => {
  const fileUrl = address(value)
  return fileUrl === undefined ? undefined : { fileUrl }
}

const namedFields = fieldsOf<Amenity>({ _id: id, name: text, icon })

/** A property type or an amenity: both are a name with an id. */
export const namedThing: Reader<Amenity> = named((value) => {
  const { _id, name, ...others } = namedFields(value) ?? {}
  return _id && name ? { ...others, _id, name } : undefined
})

const reviewFields = fieldsOf<Review>({
  _id: id,
  rating: number(0, 5),
  listing: id,
  comment: text,
  author: text,
  createdAt: instant,
})

/** A review needs an id and a rating, since its average is shown. */
export const review: Reader<Review> = named((value) => {
  const { _id, rating, listing: of = '', ...others } = reviewFields(value) ?? {}
  return _id && rating !== undefined ? { ...others, _id, rating, listing: of } : undefined
})
