/**
 * Paths of all API requests, relative to the base (`/api` on our own server). Parameters are
 * encoded. A server must match fixed paths such as '/listing/uncompleted' before paths with an id
 * (R-135).
 */
const id = encodeURIComponent

export const apiPaths = {
  login: '/auth/login',
  logout: '/auth/logout',
  register: '/auth/register',
  me: '/auth/me',
  google: '/auth/google',
  initiateEmailVerification: '/auth/initiate-email-verification',
  resendVerification: '/auth/resend-verification',
  verifyEmail: (token: string) => `/auth/verify-email/${id(token)}`,
  completeRegistration: '/auth/complete-registration',
  forgotPassword: '/auth/forgot-password',
  /** Accepts the reset code and the phone code, which differ by their keys. */
  verifyOtp: '/auth/verify-otp',
  resetPassword: '/auth/reset-password',

  propertyTypes: '/property-types',
  propertyType: (typeId: string) => `/property-types/${id(typeId)}`,

  /** GET searches, PATCH saves. `query` comes from toApiQuery(). */
  listings: (query?: URLSearchParams) =>
    query === undefined || query.size === 0 ? '/listing' : `/listing?${query}`,
  listing: (listingId: string) => `/listing/${id(listingId)}`,
  listingsOfUser: (userId: string) => `/listing/user/${id(userId)}`,
  uncompletedListings: '/listing/uncompleted',
  listingImage: (listingId: string) => `/listing/image/${id(listingId)}`,

  amenities: '/amenities',
  amenity: (amenityId: string) => `/amenities/${id(amenityId)}`,

  favourites: '/favourites',
  /** With what a card shows of each listing. */
  favouritesOfUser: (userId: string) => `/favourites/${id(userId)}?fields=card`,

  bookings: '/booking',
  booking: (bookingId: string) => `/booking/${id(bookingId)}`,
  cancelBooking: (bookingId: string) => `/booking/cancel/${id(bookingId)}`,
  bookingsOfUser: (userId: string) => `/booking/user/${id(userId)}`,

  reviews: '/reviews',
  review: (reviewId: string) => `/reviews/${id(reviewId)}`,
  reviewsOfListing: (listingId: string) => `/reviews/listing/${id(listingId)}`,

  /** Our own server's geo data, in the forms of the outside services. */
  geoCountries: '/geo/countries',
  geoStates: '/geo/states',
  geoCities: '/geo/cities',
  geoReverse: '/geo/reverse',
} as const

/**
 * Header of every response of our own server. The page trusts such a response, and checks any other
 * backend's row by row.
 */
export const OWN_SERVER = 'x-staylet'
