import type { Operations } from '@server/openapi/operation'

export const bookingOperations: Operations = {
  'POST /api/booking': {
    id: 'createBooking',
    text:
      'The booking is Pending until the operator confirms it. A repeated request with the same ' +
      '`Idempotency-Key` returns the first booking, whatever happened to its response.',
    token: 'required',
    answers: {
      201: 'The booking, even for a repeated request.',
      404: 'There is no such published listing.',
      409: 'Another guest has booked some of the nights.',
      422: 'The stay is too long or too far away, too many bookings wait for confirmation, or the key was used for another stay.',
    },
    errors: {
      409: { code: 'dates_unavailable', message: 'Some of these nights are already booked.' },
      422: {
        code: 'stay_too_long',
        message: 'A stay may have at most 90 nights.',
      },
    },
  },
  'GET /api/booking/user/{userId}': {
    id: 'listBookings',
    text: 'Past and cancelled bookings are included.',
    token: 'required',
    answers: { 200: 'The bookings.' },
  },
  'GET /api/booking/{id}': {
    id: 'getBooking',
    text: 'A booking that belongs to somebody else is refused.',
    token: 'required',
    answers: { 200: 'The booking.', 404: 'There is no such booking.' },
  },
  'GET /api/favourites/{userId}': {
    id: 'listFavourites',
    text: 'Listings that were deleted or withdrawn are left out.',
    token: 'required',
    answers: { 200: 'The listings that the user saved.' },
  },
  'POST /api/favourites': {
    id: 'addFavourite',
    text: 'Saving a listing twice changes nothing.',
    token: 'required',
    answers: {
      200: 'All listings that the user saved.',
      404: 'There is no such listing.',
      422: 'The account has saved as many listings as it may.',
    },
  },
  'DELETE /api/favourites': {
    id: 'removeFavourite',
    text: 'The fields may also be in the query, because some proxies drop the body of a DELETE.',
    token: 'required',
    isBodyOptional: true,
    answers: { 200: 'The saved listings that are left.' },
  },
}
