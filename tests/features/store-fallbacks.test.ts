import { failureText, type FailedSituation } from '@domain/failure-words'
import { describe, expect, it } from 'vitest'

const fixed: [string, FailedSituation, string][] = [
  ['ERR-01', 'propertyTypes', 'Failed to fetch property types'],
  ['ERR-01', 'listings', 'Failed to fetch listings'],
  ['ERR-01', 'listing', 'Failed to fetch listing details'],
  ['ERR-01', 'ownListings', 'Failed to fetch your listings'],
  ['ERR-01', 'saveListing', 'Failed to save listing'],
  ['ERR-02', 'amenities', 'Failed to fetch amenities'],
  ['ERR-02', 'favourites', 'Failed to fetch favourites'],
  ['ERR-02', 'addFavourite', 'Failed to add favourite'],
  ['ERR-02', 'removeFavourite', 'Failed to remove favourite'],
  ['ERR-02', 'createBooking', 'Failed to create booking'],
  ['ERR-02', 'bookings', 'Failed to fetch bookings'],
  ['ERR-02', 'reviews', 'Failed to fetch reviews'],
  ['ERR-02', 'submitReview', 'Failed to submit review'],
  ['ERR-02', 'deleteReview', 'Failed to delete review'],
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

describe('the words of a failed call', () => {
  it.each(fixed)('(%s) of %s are %j, whatever the server says (R-138)', (_id, situation, text) => {
    expect(failureText(situation)).toBe(text)
    expect(failureText(situation, 'The server is on fire.')).toBe(text)
  })

  it.each(serverFirst)("of %s are the server's, else %j (R-138)", (situation, text) => {
    expect(failureText(situation, 'This account is closed.')).toBe('This account is closed.')
    expect(failureText(situation)).toBe(text)
    expect(failureText(situation, '')).toBe(text)
  })
})
