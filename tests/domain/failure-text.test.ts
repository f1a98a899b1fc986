import { describe, expect, it } from 'vitest'
import { failureText, type FailedSituation } from '@domain/api/failure-messages'

const fixed: [FailedSituation, string][] = [
  ['propertyTypes', 'Failed to fetch property types'],
  ['listings', 'Failed to fetch listings'],
  ['listing', 'Failed to fetch listing details'],
  ['ownListings', 'Failed to fetch your listings'],
  ['saveListing', 'Failed to save listing'],
  ['amenities', 'Failed to fetch amenities'],
  ['favourites', 'Failed to fetch favourites'],
  ['addFavourite', 'Failed to add favourite'],
  ['removeFavourite', 'Failed to remove favourite'],
  ['createBooking', 'Failed to create booking'],
  ['bookings', 'Failed to fetch bookings'],
  ['reviews', 'Failed to fetch reviews'],
  ['submitReview', 'Failed to submit review'],
  ['deleteReview', 'Failed to delete review'],
]

const serverFirst: [FailedSituation, string][] = [
  ['login', 'Login failed'],
  ['loginForm', 'Login failed. Please try again.'],
  ['currentUser', 'Failed to fetch user'],
  ['signUp', 'An error occurred during sign-up'],
  ['resetRequest', 'An error occurred during the request'],
  ['emailVerificationNotFound', 'User not found'],
  ['emailVerification', 'Server error'],
]

describe('the message of a failed request', () => {
  it.each(fixed)(
    'for %s is %j, whatever the server says (ERR-01, ERR-02, R-138)',
    (situation, text) => {
      expect(failureText(situation)).toBe(text)
      expect(failureText(situation, 'The server is on fire.')).toBe(text)
    },
  )

  it.each(serverFirst)(
    "for %s is the server's, else %j (R-138, LOGIN-12, LOGIN-13)",
    (situation, text) => {
      expect(failureText(situation, 'This account is closed.')).toBe('This account is closed.')
      expect(failureText(situation)).toBe(text)
      expect(failureText(situation, '')).toBe(text)
    },
  )
})
