import type { Operations } from '@server/openapi/operation'

export const listingOperations: Operations = {
  'GET /api/listing': {
    id: 'searchListings',
    text:
      'Returns published listings that match every filter. Unknown parameters are ignored, and an ' +
      'empty parameter counts as absent.',
    headers: {
      Link: {
        type: 'string',
        description: 'Addresses of the next, previous, first and last page.',
      },
    },
    answers: { 200: 'A page of listings.' },
  },
  'GET /api/listing/{id}': {
    id: 'getListing',
    text: 'A draft is not found.',
    answers: { 200: 'The listing.', 404: 'There is no such published listing.' },
  },
  'GET /api/listing/uncompleted': {
    id: 'listDrafts',
    text: 'Drafts lack a field that every published listing has.',
    token: 'required',
    answers: { 200: 'The drafts.' },
  },
  'GET /api/listing/user/{userId}': {
    id: 'listListingsOfHost',
    text: 'Drafts are included only for the host.',
    token: 'optional',
    answers: {
      200: 'The listings.',
      401: 'The token is not valid. Without one nothing is needed.',
    },
  },
  'PATCH /api/listing': {
    id: 'saveListing',
    text:
      'Updates a listing with an id and creates one without. It is a draft while a required field ' +
      'is missing. A form may contain photos, ten at a time, and its lists are JSON texts.',
    token: 'required',
    answers: {
      200: 'The listing was changed.',
      201: 'The listing was created.',
      404: 'There is no such listing, property type or amenity.',
      413: 'A field or a photo is too large.',
      415: 'The body is neither JSON nor a form, or a file is not a photo.',
      507: 'There is no room for photos.',
    },
  },
  'GET /api/listing/own/{id}': {
    id: 'getOwnListing',
    text: 'Only its host may read it, whether it is published or not.',
    token: 'required',
    answers: { 200: 'The listing.', 404: 'There is no such listing.' },
  },
  'PUT /api/listing/publication/{id}': {
    id: 'publishListing',
    text:
      'A withdrawn listing stays unpublished, even when it is saved, until it is published again. ' +
      'Its bookings stay. An incomplete listing cannot be published.',
    token: 'required',
    answers: {
      200: 'The listing was published or withdrawn.',
      400: 'The listing lacks the fields that `fields` names.',
      404: 'There is no such listing.',
    },
  },
  'PUT /api/listing/photos/{id}': {
    id: 'arrangePhotos',
    text:
      'Names every photo of the listing once, in its new order. The first is the cover photo. ' +
      'An alt text that is left out stays, and null means the name of the listing.',
    token: 'required',
    answers: {
      200: 'The photos were arranged.',
      400: 'A photo is missing, unknown or named twice.',
      404: 'There is no such listing.',
    },
  },
  'DELETE /api/listing/{id}': {
    id: 'deleteListing',
    text: 'Bookings keep what they need of it.',
    token: 'required',
    answers: { 200: 'The listing was deleted.', 404: 'There is no such listing.' },
  },
  'DELETE /api/listing/image/{listingId}': {
    id: 'deletePhoto',
    text: 'The field may also be in the query, because some proxies drop the body of a DELETE.',
    token: 'required',
    isBodyOptional: true,
    answers: { 200: 'The listing without the photo.', 404: 'There is no such listing or photo.' },
  },
  'GET /api/reviews/listing/{listingId}': {
    id: 'listReviews',
    text: 'Everybody may read them.',
    answers: { 200: 'The reviews.' },
  },
  'POST /api/reviews': {
    id: 'saveReview',
    text: 'A guest has one review per listing. A second replaces the first.',
    token: 'required',
    answers: { 201: 'The review.', 404: 'There is no such listing.' },
  },
  'DELETE /api/reviews/{reviewId}': {
    id: 'deleteReview',
    text: 'The `rating` of the listing stays as it is.',
    token: 'required',
    answers: { 200: 'The review was deleted.', 404: 'There is no such review.' },
  },
  'GET /media/{id}/{file}': {
    id: 'getPhoto',
    text:
      'The file name is a width and a format, such as `480.webp`. The picture at an address ' +
      'never changes. AVIF is not found until it has been made; request WebP until then. The ' +
      'address of a WebP responds with AVIF once it has been made, when `Accept` names `image/avif`.',
    answers: { 200: 'The photo.', 400: 'There is no such width or format.' },
  },
  'GET /media/{id}': {
    id: 'getPlainPhoto',
    text: 'The photo as WebP, 1280 pixels wide, or AVIF when `Accept` names `image/avif`.',
    answers: { 200: 'The photo.' },
  },
}
