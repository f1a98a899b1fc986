import { FavouritePayloadSchema, FavouritesResponseSchema } from '@domain/schemas/favourite-schema'
import {
  ListingReviewsParamsSchema,
  ReviewParamsSchema,
  ReviewPayloadSchema,
  ReviewResponseSchema,
  ReviewSchema,
  ReviewsResponseSchema,
} from '@domain/schemas/review-schema'
import {
  FavouritesQuerySchema,
  OptionalFavouriteSchema,
  PartialFavouriteSchema,
} from '@server/favourite/favourite-routes'
import { describe, describeOther, describeParameters } from '@server/openapi/described-schemas'
import { exampleIds, EXAMPLE_INSTANT } from '@server/openapi/examples'
import { exampleListing } from './listing-schemas'

const favourite = { userId: exampleIds.user, listingId: exampleIds.listing }
const favouriteTexts = {
  userId: 'Id of the user of the token.',
  listingId: 'Id of the listing.',
}

describe('Favourite', FavouritePayloadSchema, {
  text: 'A listing that a user saves.',
  properties: favouriteTexts,
  example: favourite,
})

describeParameters(
  FavouritesQuerySchema,
  { fields: 'card selects what a card shows of each listing, as in a search.' },
  { fields: 'card' },
)

describe('FavouriteOrNothing', PartialFavouriteSchema, {
  text: 'The listing to remove, unless the query names it.',
  properties: favouriteTexts,
  example: favourite,
})

describeOther('OptionalFavourite', OptionalFavouriteSchema, {
  text: 'The listing to remove. Nothing when the query names it.',
  example: favourite,
})

describe('FavouritesResponse', FavouritesResponseSchema, {
  text: 'All listings that the user saved.',
  properties: {
    favourites: { text: 'Saved listings.', of: { listing: 'The listings, last saved first.' } },
  },
  example: { favourites: { listing: [exampleListing] } },
})

const review = {
  _id: exampleIds.review,
  rating: 5,
  listing: exampleIds.listing,
  comment: 'Quiet, clean and close to everything.',
  author: 'Ada',
  createdAt: EXAMPLE_INSTANT,
}

describe('Review', ReviewSchema, {
  text: "A guest's review of a listing.",
  properties: {
    _id: 'Id of the review.',
    rating: 'From 1 to 5 stars.',
    listing: 'Id of the listing.',
    comment: 'What the guest wrote.',
    author: 'First name of the guest.',
    createdAt: 'Instant at which the review was written.',
  },
  example: review,
})

describe('ReviewRequest', ReviewPayloadSchema, {
  text: 'A review to write.',
  properties: {
    rating: 'From 1 to 5 stars.',
    listing: 'Id of the listing.',
    comment: 'Text of the review.',
  },
  example: { rating: 5, listing: exampleIds.listing, comment: review.comment },
})

describe('ReviewResponse', ReviewResponseSchema, {
  text: 'One review.',
  properties: { review: 'The review.' },
  example: { review },
})

describeOther('Reviews', ReviewsResponseSchema, {
  text: 'Reviews of a listing, newest first.',
  example: [review],
})

describeParameters(
  ReviewParamsSchema,
  { reviewId: 'Id of the review.' },
  { reviewId: exampleIds.review },
)
describeParameters(
  ListingReviewsParamsSchema,
  { listingId: 'Id of the listing.' },
  { listingId: exampleIds.listing },
)
