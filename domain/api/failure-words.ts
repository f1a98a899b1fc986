import { errorCopy } from '@domain/copy/error-copy'

/**
 * One row per situation: our own text, and whether the server's message replaces it. Only the
 * authentication situations show the server's message.
 */
const failureTable = {
  login: { text: errorCopy.login, serverFirst: true },
  loginForm: { text: errorCopy.loginForm, serverFirst: true },
  currentUser: { text: errorCopy.currentUser, serverFirst: true },
  signUp: { text: errorCopy.signUp, serverFirst: true },
  resendVerification: { text: errorCopy.resendVerification, serverFirst: false },
  phoneVerification: { text: errorCopy.phoneVerification, serverFirst: true },
  resetRequest: { text: errorCopy.resetRequest, serverFirst: true },
  resetCode: { text: errorCopy.resetCode, serverFirst: false },
  registration: { text: errorCopy.registration, serverFirst: false },
  emailVerificationNotFound: { text: errorCopy.emailVerificationNotFound, serverFirst: true },
  emailVerification: { text: errorCopy.emailVerification, serverFirst: true },
  propertyTypes: { text: errorCopy.propertyTypes, serverFirst: false },
  listings: { text: errorCopy.listings, serverFirst: false },
  listing: { text: errorCopy.listing, serverFirst: false },
  ownListings: { text: errorCopy.ownListings, serverFirst: false },
  saveListing: { text: errorCopy.saveListing, serverFirst: false },
  amenities: { text: errorCopy.amenities, serverFirst: false },
  favourites: { text: errorCopy.favourites, serverFirst: false },
  addFavourite: { text: errorCopy.addFavourite, serverFirst: false },
  removeFavourite: { text: errorCopy.removeFavourite, serverFirst: false },
  createBooking: { text: errorCopy.createBooking, serverFirst: false },
  bookings: { text: errorCopy.bookings, serverFirst: false },
  reviews: { text: errorCopy.reviews, serverFirst: false },
  submitReview: { text: errorCopy.submitReview, serverFirst: false },
  deleteReview: { text: errorCopy.deleteReview, serverFirst: false },
} as const satisfies Record<string, { text: string; serverFirst: boolean }>

export type FailedSituation = keyof typeof failureTable

/** Returns the message for a failed request. `serverMessage` is the server's, if any. */
export function failureText(situation: FailedSituation, serverMessage?: string): string {
  const { text, serverFirst } = failureTable[situation]
  return serverFirst && serverMessage ? serverMessage : text
}
